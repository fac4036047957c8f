import { handle } from '#platform/context.ts';
import type { House } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { ticketOf } from '../documents.ts';
import { journalLines, xeroLinesMax } from '../domain/journals.ts';
import { journalCsv } from '../journals.ts';
import { rememberCodes } from '../sql/account-codes.ts';
import { daySums } from '../sql/ledger.ts';

export const exportJournals = ({ files }: Pick<House, 'files'>) =>
  handle(contract.exportJournals, async ({ input, db, now }) => {
    const { fromDate, toDate, format, receivable, revenue, tax, bank } = input;
    if (fromDate > toDate) throw notValidField('toDate', 'The period ends before it begins');
    const sums = await daySums(db, localDate(fromDate), localDate(toDate));
    const codes = { Receivable: receivable, Revenue: revenue, Tax: tax, Bank: bank };
    const lines = journalLines(sums, codes);
    if (format === 'Xero' && lines.length > xeroLinesMax) {
      throw notValidField('toDate', `Xero takes ${xeroLinesMax} lines: choose a shorter period`);
    }
    await rememberCodes(db, { format, receivable, revenue, tax, bank }, now);
    return ticketOf(
      { db, files, now },
      {
        fileName: `Journals ${format} ${fromDate} ${toDate}.csv`,
        fileType: 'text/csv',
        bytes: Buffer.from(journalCsv(format, lines)),
        customerId: null,
      },
    );
  });

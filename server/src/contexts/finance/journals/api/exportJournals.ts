import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { ticketOf } from '../../documents/documents.ts';
import { journalLines, type XeroLine, xeroLines, xeroLinesMax } from '../domain.ts';
import { myobCsv, xeroCsv } from '../journal-csv.ts';
import { rememberCodes } from '../sql.ts';
import { daySums } from '../../ledger/sql.ts';

export const exportJournals = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportJournals, async ({ input, db, now }) => {
    const { fromDate, toDate, format, receivable, revenue, tax, bank } = input;
    if (fromDate > toDate) throw notValidField('toDate', 'The period ends before it begins');
    const sums = await daySums(db, localDate(fromDate), localDate(toDate));
    const codes = { Receivable: receivable, Revenue: revenue, Tax: tax, Bank: bank };
    const csv =
      format === 'Xero'
        ? xeroFile(xeroLines(sums, codes, { chargesGst: await chargesGst(db) }))
        : myobCsv(journalLines(sums, codes));
    await rememberCodes(db, { format, receivable, revenue, tax, bank }, now);
    return ticketOf(
      { db, files, now },
      {
        fileName: `Journals ${format} ${fromDate} ${toDate}.csv`,
        fileType: 'text/csv',
        bytes: Buffer.from(csv),
        customerId: null,
      },
    );
  });

const chargesGst = async (db: TenantDb): Promise<boolean> =>
  Number((await settingsOf(db)).gstPercent) > 0;

/** @throws {Problem} NotValid if Xero would reject the file */
function xeroFile(lines: readonly XeroLine[]): string {
  if (lines.length > xeroLinesMax) {
    throw notValidField('toDate', `Xero takes ${xeroLinesMax} lines: choose a shorter period`);
  }
  return xeroCsv(lines);
}

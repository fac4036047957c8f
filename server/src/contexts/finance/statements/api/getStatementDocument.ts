import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../../documents/documents.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printStatement } from '../../documents/printed.ts';
import { statementCsv } from '../statement-csv.ts';
import { statementFor } from '../statement.ts';

export const getStatementDocument = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.getStatementDocument, async ({ input, actor, db, now }) => {
    const settings = await printSettingsOf({ db, files, now });
    const statement = await statementFor({ db, actor }, input, { settings });
    const document =
      input.fileFormat === 'Csv'
        ? statementCsv(statement)
        : await printStatement({ pdfs }, statement, settings);
    return ticketOf({ db, files, now }, document);
  });

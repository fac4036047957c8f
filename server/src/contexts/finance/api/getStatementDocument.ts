import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../documents.ts';
import { printingOfficeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { printStatement } from '../printed.ts';
import { statementCsv } from '../statement-csv.ts';
import { statementFor } from '../statement.ts';

export const getStatementDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getStatementDocument, async ({ input, actor, db, now }) => {
    const office = await printingOfficeOf({ db, files, now });
    const statement = await statementFor(db, actor, input, { office });
    const document =
      input.fileFormat === 'Csv'
        ? statementCsv(statement)
        : await printStatement({ papers }, statement, office);
    return ticketOf({ db, files, now }, document);
  });

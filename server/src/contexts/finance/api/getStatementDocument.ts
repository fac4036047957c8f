import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { ticketOf } from '../documents.ts';
import { officeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { statementPaperOf } from '../print.ts';
import { statementFor } from '../statement.ts';

export const getStatementDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getStatementDocument, async ({ input, actor, db, now }) => {
    const office = await officeOf(db, now);
    const statement = await statementFor(db, actor, input, office);
    const { card, to } = statement;
    return ticketOf(
      { db, files, now },
      {
        fileName: `Statement ${card.code} ${to}.pdf`,
        fileType: 'application/pdf',
        bytes: await papers.renderPaper('statement', statementPaperOf(statement, office)),
        customerId: card.id,
      },
    );
  });

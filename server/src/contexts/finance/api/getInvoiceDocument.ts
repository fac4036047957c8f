import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { ticketOf } from '../documents.ts';
import { invoiceById } from '../lists.ts';
import { officeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { taxInvoiceOf } from '../print.ts';
import { numberOf } from '../wire.ts';

export const getInvoiceDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getInvoiceDocument, async ({ input, db, now }) => {
    const row = found(await invoiceById(db, input.id), financeProblems.InvoiceNotFound, input);
    const paper = taxInvoiceOf(row, await officeOf(db, now));
    return ticketOf(
      { db, files, now },
      {
        fileName: `${numberOf(row)}.pdf`,
        fileType: 'application/pdf',
        bytes: await papers.renderPaper('tax-invoice', paper),
        customerId: row.customer_id,
      },
    );
  });

import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { ticketOf } from '../documents.ts';
import { invoiceById } from '../lists.ts';
import { printingOfficeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { printInvoice } from '../printed.ts';

export const getInvoiceDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getInvoiceDocument, async ({ input, db, now }) => {
    const row = found(await invoiceById(db, input.id), financeProblems.InvoiceNotFound, input);
    const printed = await printInvoice({ papers }, row, await printingOfficeOf({ db, files, now }));
    return ticketOf({ db, files, now }, printed);
  });

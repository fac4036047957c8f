import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { ticketOf } from '../../documents/documents.ts';
import { invoiceById } from '../lists.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printInvoice } from '../../documents/printed.ts';

export const getInvoiceDocument = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.getInvoiceDocument, async ({ input, db, now }) => {
    const row = found(await invoiceById(db, input.id), financeProblems.InvoiceNotFound, input);
    const printed = await printInvoice({ pdfs }, row, await printSettingsOf({ db, files, now }));
    return ticketOf({ db, files, now }, printed);
  });

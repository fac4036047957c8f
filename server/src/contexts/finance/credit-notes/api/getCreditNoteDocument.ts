import { handle } from '#platform/context.ts';
import type { ServicesWithPdfs } from '#platform/services.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { creditNoteById } from '../sql/credit-list.ts';
import { ticketOf } from '../../documents/documents.ts';
import { invoiceById } from '../../invoices/lists.ts';
import { printSettingsOf } from '../../ledger/office.ts';
import type { financePdfs } from '../../documents/pdf/index.ts';
import { printCreditNote } from '../../documents/printed.ts';

export const getCreditNoteDocument = ({ files, pdfs }: ServicesWithPdfs<typeof financePdfs>) =>
  handle(contract.getCreditNoteDocument, async ({ input, db, now }) => {
    const { CreditNoteNotFound, CreditNoteNotOpen, InvoiceNotFound } = financeProblems;
    const row = found(await creditNoteById(db, input.id), CreditNoteNotFound, input);
    if (row.approved_minor === null) {
      throw new Problem(CreditNoteNotOpen, {
        message: 'Only approved credit notes can be printed.',
      });
    }
    const invoice = found(await invoiceById(db, row.invoice_id), InvoiceNotFound);
    const settings = await printSettingsOf({ db, files, now });
    return ticketOf(
      { db, files, now },
      await printCreditNote({ pdfs }, { row, invoice }, settings),
    );
  });

import { handle } from '#platform/context.ts';
import type { HouseWithPapers } from '#platform/house.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { creditNoteById } from '../sql/credit-list.ts';
import { ticketOf } from '../documents.ts';
import { invoiceById } from '../lists.ts';
import { printingOfficeOf } from '../office.ts';
import type { financePapers } from '../papers/index.ts';
import { printCreditNote } from '../printed.ts';

export const getCreditNoteDocument = ({ files, papers }: HouseWithPapers<typeof financePapers>) =>
  handle(contract.getCreditNoteDocument, async ({ input, db, now }) => {
    const { CreditNoteNotFound, CreditNoteNotOpen, InvoiceNotFound } = financeProblems;
    const row = found(await creditNoteById(db, input.id), CreditNoteNotFound, input);
    if (row.approved_minor === null) {
      throw new Problem(CreditNoteNotOpen, {
        message: 'Only approved credit notes can be printed.',
      });
    }
    const invoice = found(await invoiceById(db, row.invoice_id), InvoiceNotFound);
    const office = await printingOfficeOf({ db, files, now });
    return ticketOf(
      { db, files, now },
      await printCreditNote({ papers }, { row, invoice }, office),
    );
  });

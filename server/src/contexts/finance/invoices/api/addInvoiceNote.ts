import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { invoiceById } from '../lists.ts';
import { addNote } from '../sql/invoices.ts';

export const addInvoiceNote = handle(
  contract.addInvoiceNote,
  async ({ input: { id, note }, actor, db, now }) => {
    const invoice = found(await invoiceById(db, id), financeProblems.InvoiceNotFound, { id });
    const customerId = invoice.customer_id;
    await addNote(db, { invoiceId: id, customerId, note, userName: actor.name }, now);
    return null;
  },
);

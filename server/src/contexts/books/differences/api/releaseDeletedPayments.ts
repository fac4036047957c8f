import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found, Problem } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import { releasePayment } from '#contexts/finance/public.ts';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../../connection/books-changed.ts';
import { deletedPaymentsOf, transfersByIds } from '../../transfers/sql/transfers.ts';

/** What is released here follows to the program as usual, where nothing is left to remove. */
export const releaseDeletedPayments = handle(
  contract.releaseDeletedPayments,
  async ({ input, actor, db, now }) => {
    const [locked] = await transfersByIds(db, [input.id]);
    const transfer = found(locked, booksProblems.BooksTransferNotFound);
    const isInvoice = transfer.kind === 'Invoice';
    const deleted = isInvoice ? await deletedPaymentsOf(db, transfer.our_id) : [];
    if (deleted.length === 0) throw new Problem(booksProblems.BooksPaymentNotDeleted);
    const note = sentence('Deleted in the accounting software');
    for (const { payment_id: paymentId, invoice_id: invoiceId } of deleted) {
      await releasePayment(db, { paymentId, invoiceId, note }, { now, userName: actor.name });
    }
    booksChanged(db);
    return null;
  },
);

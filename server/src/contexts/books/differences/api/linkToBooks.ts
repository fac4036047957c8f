import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { booksChanged } from '../../connection/books-changed.ts';
import { queueFailedSettlements } from '../../transfers/queue.ts';
import { addAttempt, transfersByIds } from '../../transfers/sql/transfers.ts';
import { linkTransfer } from '../sql.ts';

export const linkToBooks = handle(contract.linkToBooks, async ({ input, db, now }) => {
  const { id, theirId } = input;
  const [transfer] = await transfersByIds(db, [id]);
  const linkable = found(transfer, booksProblems.BooksTransferNotFound);
  const linked = await linkTransfer(db, { id, theirId, now }).catch((error: unknown) => {
    const isTaken = brokenUnique(error) === 'transfer_of_theirs';
    throw isTaken ? new Problem(booksProblems.BooksDocumentLinked) : error;
  });
  if (linked === 0) throw new Problem(booksProblems.BooksDocumentNotFound);
  await addAttempt(db, id, { outcome: 'Linked', message: null, at: now });
  await queueFailedSettlements(db, linkable);
  booksChanged(db);
  return null;
});

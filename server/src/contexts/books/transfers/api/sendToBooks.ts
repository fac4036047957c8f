import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../../connection/books-changed.ts';
import { setUpOf } from '../follow.ts';
import { queueSend } from '../queue.ts';
import { sendAgain, transfersByIds } from '../sql/transfers.ts';

export const sendToBooks = handle(contract.sendToBooks, async ({ input, db }) => {
  if ((await setUpOf(db)) === undefined) throw new Problem(booksProblems.BooksNotSetUp);
  const ids = [...new Set(input.ids)];
  const transfers = await transfersByIds(db, ids);
  if (transfers.length < ids.length) throw new Problem(booksProblems.BooksTransferNotFound);
  await sendAgain(db, ids);
  for (const { kind, our_id: ourId } of transfers) await queueSend(db, { kind, ourId });
  booksChanged(db);
  return null;
});

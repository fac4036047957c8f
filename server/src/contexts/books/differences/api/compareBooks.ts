import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../../connection/books-changed.ts';
import { lockConnection, noteCompareRequested } from '../../connection/sql.ts';
import { queueComparison } from '../../transfers/queue.ts';

export const compareBooks = handle(contract.compareBooks, async ({ db, now }) => {
  const row = await lockConnection(db);
  if (row === undefined || row.settings === null) throw new Problem(booksProblems.BooksNotSetUp);
  await noteCompareRequested(db, now);
  await queueComparison(db, now);
  booksChanged(db);
  return null;
});

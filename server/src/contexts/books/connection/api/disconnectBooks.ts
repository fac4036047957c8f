import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../books-changed.ts';
import { dropConnection } from '../sql.ts';

export const disconnectBooks = handle(contract.disconnectBooks, async ({ db }) => {
  if ((await dropConnection(db)) === 0) throw new Problem(booksProblems.BooksNotConnected);
  booksChanged(db);
  return null;
});

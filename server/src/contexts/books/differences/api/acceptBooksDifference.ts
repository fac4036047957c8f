import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booksChanged } from '../../connection/books-changed.ts';
import { acceptDifference, differenceOf } from '../sql.ts';

export const acceptBooksDifference = handle(
  contract.acceptBooksDifference,
  async ({ input, actor, db, now }) => {
    const row = await differenceOf(db, input.kind, input.number);
    const difference = found(row, booksProblems.BooksDocumentNotFound);
    await acceptDifference(db, difference, { reason: input.reason, userName: actor.name, now });
    booksChanged(db);
    return null;
  },
);

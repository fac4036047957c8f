import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { acceptDifference, differenceOf } from '../sql.ts';

export const acceptBooksDifference = handle(
  contract.acceptBooksDifference,
  async ({ input, actor, db, now }) => {
    const row = await differenceOf(db, input.kind, input.number);
    const difference = found(row, booksProblems.BooksDocumentNotFound);
    await acceptDifference(db, difference, { reason: input.reason, userName: actor.name, now });
    publish(db, 'books.changed', { id: null, customerId: null });
    return null;
  },
);

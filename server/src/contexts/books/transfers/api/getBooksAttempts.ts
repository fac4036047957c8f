import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toAttempt } from '../mappers.ts';
import { attemptsOf, transfer } from '../sql/transfers.ts';

export const getBooksAttempts = handle(contract.getBooksAttempts, async ({ input, db }) => {
  found(await transfer(db, input.id), booksProblems.BooksTransferNotFound);
  return { items: (await attemptsOf(db, input.id)).map(toAttempt) };
});

import { BooksRefusal, BooksUnavailable } from '@waybill/adapters/accounting';
import { booksProblems } from '@waybill/contract/books/problems';
import { Problem } from '@waybill/contract/problem';

/** Runs work that calls a program, for a user who waits. @throws {Problem} in its own words */
export async function asProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BooksRefusal || error instanceof BooksUnavailable)) throw error;
    throw new Problem(booksProblems.BooksNotAvailable, { message: error.text });
  }
}

import * as contract from '@waybill/contract/books/endpoints';
import { booksProblems } from '@waybill/contract/books/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { asProblem } from '../as-problem.ts';
import { openBooks } from '../open-books.ts';
import type { BooksServices } from '../programs.ts';

const timeout_ms = 20_000;

export const getBooksChart = (services: BooksServices) =>
  handle(contract.getBooksChart, async ({ db }) => {
    const chart = await asProblem(async () => {
      const signal = AbortSignal.timeout(timeout_ms);
      const books = found(
        await openBooks(services, db.scope, signal),
        booksProblems.BooksNotConnected,
      );
      if (books.row.organisation_id === '') throw new Problem(booksProblems.BooksNotConnected);
      return books.program.chart(books.request);
    });
    return {
      accounts: [...chart.accounts],
      taxCodes: [...chart.taxCodes],
      trackingCategories: chart.trackingCategories.map(({ id, name, options }) => ({
        categoryId: id,
        name,
        options: options.map((option) => ({ optionId: option.id, name: option.name })),
      })),
    };
  });

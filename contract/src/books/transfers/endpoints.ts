import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idOf } from '../../shared/ids.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { booksProblems as refusals } from '../problems.ts';
import { BooksAttempt, BooksTransfer } from './shapes.ts';

const access = 'Finance.Create';

export const getBooksTransfers = endpoint({
  path: '/api/finance/books/getbookstransfers',
  access,
  summary: 'Returns which records were sent to the accounting software.',
  input: z.object(listInput),
  output: pageOf(BooksTransfer),
});

export const getBooksAttempts = endpoint({
  path: '/api/finance/books/getbooksattempts',
  access,
  summary: 'Returns the attempts to send a record, latest first.',
  input: z.object({ id: idOf('booksTransfer') }),
  output: itemsOf(BooksAttempt),
  problems: [refusals.BooksTransferNotFound],
});

export const sendToBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/sendtobooks',
  access,
  summary: 'Sends records to the accounting software again.',
  input: z.object({ ids: z.array(idOf('booksTransfer')).min(1).max(500) }),
  output: z.null(),
  problems: [refusals.BooksNotSetUp, refusals.BooksTransferNotFound],
});

import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';
import { idOf, ownId } from '../../shared/ids.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { financeProblems } from '../../finance/problems.ts';
import { documentKinds } from '../lifecycle.ts';
import { booksProblems as refusals } from '../problems.ts';
import { BooksDifference } from './shapes.ts';

const access = 'Finance.Create';

export const getBooksDifferences = endpoint({
  path: '/api/finance/books/getbooksdifferences',
  access,
  summary: 'Returns documents that differ from the accounting software as of the last comparison.',
  input: z.object({ ...listInput, withAccepted: z.boolean().default(false) }),
  output: pageOf(BooksDifference),
});

export const compareBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/comparebooks',
  access,
  summary: 'Reads the documents of the accounting software again, in the background.',
  output: z.null(),
  problems: [refusals.BooksNotSetUp],
});

export const linkToBooks = endpoint({
  method: 'POST',
  path: '/api/finance/books/linktobooks',
  access,
  summary: 'Links a record to a document that the accounting software has already.',
  input: z.object({
    id: idOf('booksTransfer'),
    theirId: ownId(requiredLine(100, 'Choose a document')),
  }),
  output: z.null(),
  problems: [
    refusals.BooksTransferNotFound,
    refusals.BooksDocumentNotFound,
    refusals.BooksDocumentLinked,
  ],
});

export const releaseDeletedPayments = endpoint({
  method: 'POST',
  path: '/api/finance/books/releasedeletedpayments',
  access: 'Finance.Payment',
  summary:
    'Takes payments that were deleted in the accounting software off an invoice; they become ' +
    'credit of the customer.',
  input: z.object({ id: idOf('booksTransfer') }),
  output: z.null(),
  problems: [
    refusals.BooksTransferNotFound,
    refusals.BooksPaymentNotDeleted,
    financeProblems.PaymentCannotBeReversed,
    financeProblems.PaymentIsReturning,
  ],
});

export const acceptBooksDifference = endpoint({
  method: 'POST',
  path: '/api/finance/books/acceptdifference',
  access,
  summary: 'Accepts a difference with a reason, as long as its amounts do not change.',
  input: z.object({
    kind: z.enum(documentKinds),
    number: requiredLine(255, 'The number is missing'),
    reason: requiredLine(500, 'Enter a reason'),
  }),
  output: z.null(),
  problems: [refusals.BooksDocumentNotFound],
});

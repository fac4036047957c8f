import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { financeProblems } from '../../finance/problems.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { FileBytes } from '../../shared/file.ts';
import { documentTypes } from '../operation-logs/operations.ts';
import { bookingProblems as refusals, bookingRefusals } from '../problems.ts';
import { BookingForEditResult } from '../shapes.ts';
import { BookingNoteInput, BookingWritePayload, Operations } from '../bookings/write-shapes.ts';
import { idOf, nameOf } from '../../shared/ids.ts';

// Guests: an e-mail replaces the account, a card replaces the credit (decisions A-05, B-20)

/** Beyond the specification; terms and proof are required only if the tenant has enabled them. */
const GuestProof = z.object({
  acceptsTerms: z.boolean().optional(),
  /** A challenge of `getGuestTerms` with the number that solves it. */
  proof: z
    .object({
      challenge: line(256),
      answer: z
        .number()
        .int()
        .min(0)
        .max(2 ** 40),
    })
    .nullish(),
  /** The token of a quote's link: Book then books that quote at the price that was sent. */
  quoteToken: nameOf('sentQuote', line(128)).nullish(),
});

const guestBooking = z.object({
  booking: BookingWritePayload,
  bookingNote: BookingNoteInput.nullish(),
  operations: Operations.nullish(),
  guest: GuestProof.nullish(),
});

export const getGuestTerms = endpoint({
  path: '/api/booking/booking/getGuestTerms',
  access: 'guest',
  summary:
    'Returns the terms to accept and the challenge to solve before booking without an account.',
  output: z.object({
    /** Empty if there is nothing to accept. */
    terms: z.string(),
    /** Valid for one booking within half an hour; null if no challenge is required. */
    challenge: z.object({ text: z.string(), zeroBits: z.number().int() }).nullable(),
  }),
  perMinute: 30,
});
const guestRefusals = [
  refusals.BookingNotFound,
  refusals.SharedQuoteNotFound,
  refusals.QuoteNotOpen,
  financeProblems.CardPaymentsOff,
  ...bookingRefusals,
];
const Email = requiredLine(256, 'Email is required');

export const createGuestBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/createGuestBooking',
  access: 'guest',
  summary: 'Creates a booking without an account, and books it with a card payment.',
  input: guestBooking,
  output: BookingForEditResult,
  problems: guestRefusals,
  perMinute: 10,
});

export const createOrUpdateGuestBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/creatorupdateguestbooking',
  aliases: ['/api/booking/booking/createorupdateguestbooking'],
  access: 'guest',
  summary:
    "Creates or updates a guest's booking; for an update, the e-mail must match the booking.",
  input: guestBooking,
  output: BookingForEditResult,
  problems: guestRefusals,
  perMinute: 10,
});

export const getGuestBooking = endpoint({
  path: '/api/booking/booking/getGuestBooking',
  access: 'guest',
  summary: "Returns a guest's booking by its number and e-mail.",
  input: z.object({ BookingId: idOf('guestBooking'), Email }),
  output: BookingForEditResult,
  problems: [refusals.BookingNotFound],
  perMinute: 10,
});

export const getGuestDocuments = endpoint({
  path: '/api/booking/booking/getGuestDocuments',
  access: 'guest',
  summary: "Returns tokens for a document of a guest's booking, or of the guest's newest bookings.",
  input: z.object({
    Email,
    DocumentType: z.enum(documentTypes),
    BookingId: idOf('guestBooking').optional(),
  }),
  output: z.object({ tokens: z.array(z.string()) }),
  problems: [refusals.BookingNotFound],
  perMinute: 10,
  savesResult: true,
});

export const downloadGuestDocument = endpoint({
  path: '/api/booking/File/DownloadGuestDocument',
  access: 'guest',
  summary: "Downloads the file of a guest's document token.",
  input: z.object({ token: nameOf('guestDocument', line(128)) }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.DocumentNotFound],
  perMinute: 60,
});

import { z } from 'zod';
import { entity } from '../../entity.ts';
import { SentenceShape } from '../../sentence-shape.ts';
import { Id, Moment } from '../../shared/fields.ts';
import { idOf, ownId } from '../../shared/ids.ts';
import { attemptOutcomes, transferKinds, transferStatuses } from '../lifecycle.ts';

/** One of our records, and its counterpart in the accounting software. */
export const BooksTransfer = entity(
  'BooksTransfer',
  z.object({
    id: idOf('booksTransfer'),
    kind: z.enum(transferKinds),
    /** Of the customer, invoice, credit note, allocation or RCTI; a supplier's is its ABN. */
    ourId: Id,
    number: z.string(),
    status: z.enum(transferStatuses),
    /** True once it is void or taken back. */
    isRemoval: z.boolean(),
    theirId: ownId(z.string()).nullable(),
    attempts: z.number().int(),
    problem: z.string().nullable(),
    problemSentence: SentenceShape.optional(),
    creationTime: Moment,
    sentTime: Moment.nullable(),
  }),
);

export const BooksAttempt = entity(
  'BooksAttempt',
  z.object({
    id: Id,
    outcome: z.enum(attemptOutcomes),
    message: z.string().nullable(),
    messageSentence: SentenceShape.optional(),
    time: Moment,
  }),
);

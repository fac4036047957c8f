import { z } from 'zod';
import { SentenceShape } from '../sentence-shape.ts';
import { Id, Moment } from '../shared/fields.ts';

/** The carriers that can be connected (decisions K-01). */
export const carrierCodes = [
  'OWN',
  'MANUAL',
  'AUSPOST',
  'STARTRACK',
  'KARRIO',
  'TESTEXP',
  'TESTROAD',
  'TESTLATE',
] as const;
export type CarrierCodeName = (typeof carrierCodes)[number];

/**
 * The mask returned for a secret; if sent back unchanged, the stored value is retained (decisions
 * T-09).
 */
export const secretMask = '********';

/** The purposes of carrier requests. */
export const callPurposes = ['Quote', 'Book', 'Track', 'Cancel', 'Test', 'Manifest'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** One carrier request for an account, stored for a month. */
export const CarrierCall = z.object({
  id: Id,
  purpose: z.enum(callPurposes),
  bookingId: Id.nullable(),
  isOk: z.boolean(),
  /** The carrier's message, or why there was no response. */
  answer: z.string().nullable(),
  answerSentence: SentenceShape.optional(),
  /**
   * JSON with secrets masked; null if no server was called, or if the log is stored with a booking.
   */
  request: z.string().nullable(),
  response: z.string().nullable(),
  /** In milliseconds. */
  duration: z.number().int(),
  time: Moment,
});

import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Moment } from '../../shared/fields.ts';

/**
 * The progress of booking with the carrier: pending, waiting for its number to be entered, accepted
 * or refused by the carrier, or unanswered for too long; or the cancellation is pending, done, or
 * failed.
 */
export const consigningStates = [
  'Waiting',
  'AwaitingNumber',
  'Taken',
  'Refused',
  'GivenUp',
  'Withdrawing',
  'Withdrawn',
  'NotWithdrawn',
] as const;
export type ConsigningState = (typeof consigningStates)[number];

/** The state of a booking at its carrier. */
export const Consigning = entity(
  'Consigning',
  z.object({
    state: z.enum(consigningStates),
    /** Attempts so far. */
    attempts: z.number().int(),
    /** The time of the next attempt. */
    nextAttemptTime: Moment.nullable(),
    /** Why the last attempt failed; for staff only. */
    problem: z.string().nullable(),
    problemSentence: SentenceShape.optional(),
    /** The number on the carrier's own label. */
    carrierNumber: z.string().nullable(),
    /** The carrier's tracking page. */
    trackingUrl: z.string().nullable(),
  }),
);
export type Consigning = z.output<typeof Consigning>;

import { z } from 'zod';
import { entity } from '../entity.ts';
import { Moment } from '../shared/fields.ts';

/**
 * How far telling the carrier has come: it waits to be told, people wait for its number, it has taken
 * the freight or refused it, it kept silent for too long; or the consignment is being called off, is
 * called off, or could not be.
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

/** What the carrier of a booking knows of it. */
export const Consigning = entity(
  'Consigning',
  z.object({
    state: z.enum(consigningStates),
    /** Tries so far. */
    attempts: z.number().int(),
    /** When it is tried again. */
    nextAttemptTime: Moment.nullable(),
    /** Why the last try came to nothing; for staff alone. */
    problem: z.string().nullable(),
    /** The number on the carrier's own label. */
    carrierNumber: z.string().nullable(),
    /** Where the carrier lets people follow it. */
    trackingUrl: z.string().nullable(),
  }),
);
export type Consigning = z.output<typeof Consigning>;

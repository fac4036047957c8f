import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, Moment, Money, PlainDate } from '../shared/fields.ts';

/** Bookings that both cards price, ex tax: what they cost by the card in force and by the other. */
const compared = {
  bookings: z.number().int(),
  current: Money,
  proposed: Money,
  /** Proposed less current. */
  difference: Money,
  dearer: z.number().int(),
  cheaper: z.number().int(),
  /** Priced by the card in force alone. They count in no sum. */
  lost: z.number().int(),
};

export const ReplayOutcome = z.object({
  ...compared,
  /** Priced by the other card alone. They count in no sum. */
  gained: z.number().int(),
  /** Bookings that other cards or carriers price, or nobody. */
  otherwise: z.number().int(),
  customers: z.array(z.object({ customerId: Id, name: z.string(), ...compared })),
  /** From zone to zone, of the card in force; the hundred with the greatest differences. */
  lanes: z.array(z.object({ lane: z.string(), ...compared })),
  /** The first of those that have no price any more, and why. */
  losses: z.array(
    z.object({
      bookingId: Id,
      consignmentId: z.string(),
      serviceCode: z.string(),
      reason: z.string(),
    }),
  ),
});

export const Replay = entity(
  'Replay',
  z.object({
    id: Guid,
    rateCardId: Guid,
    day: PlainDate,
    wanted: z.number().int(),
    /** Null until the bookings are counted. */
    total: z.number().int().nullable(),
    done: z.number().int(),
    isCompleted: z.boolean(),
    /** Why it ended without an outcome. */
    problem: z.string().nullable(),
    createdAt: Moment,
    outcome: ReplayOutcome.nullable(),
  }),
);

import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money, PlainDate } from '../../shared/fields.ts';

/**
 * Bookings that both cards price, ex tax: their cost by the card in force and by the other card.
 */
const compared = {
  bookings: z.number().int(),
  current: Money,
  proposed: Money,
  /** Proposed minus current. */
  difference: Money,
  dearer: z.number().int(),
  cheaper: z.number().int(),
  /** Priced only by the card in force. Not included in any sum. */
  lost: z.number().int(),
};

export const ReplayOutcome = z.object({
  ...compared,
  /** Priced only by the other card. Not included in any sum. */
  gained: z.number().int(),
  /** Bookings priced by other cards or carriers, or by none. */
  otherwise: z.number().int(),
  customers: z.array(z.object({ customerId: Id, name: z.string(), ...compared })),
  /** From zone to zone, by the card in force; the hundred lanes with the greatest differences. */
  lanes: z.array(z.object({ lane: z.string(), ...compared })),
  /** The first bookings that would no longer have a price, and why. */
  losses: z.array(
    z.object({
      bookingId: Id,
      consignmentId: z.string(),
      serviceCode: z.string(),
      reason: z.string(),
      reasonSentence: SentenceShape.optional(),
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
    /** Why it ended without a result. */
    problem: z.string().nullable(),
    createdAt: Moment,
    outcome: ReplayOutcome.nullable(),
  }),
);

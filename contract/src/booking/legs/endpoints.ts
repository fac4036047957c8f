import { complaint } from '../../shape-complaints.ts';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { LegInput, legsMax } from './shapes.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

export const splitBooking = endpoint({
  method: 'POST',
  path: '/api/booking/booking/splitBooking',
  access: 'Booking.Edit',
  summary:
    'Splits a booking into legs, each with a carrier and its cost; legs that were made ' +
    'before are ' +
    'called off. The customer’s price stays. For staff.',
  input: z.object({
    id: idOf('booking'),
    legs: z
      .array(LegInput)
      .min(2, 'A journey needs at least two legs')
      .max(legsMax, complaint('A journey can have up to {count} legs', { count: legsMax })),
  }),
  output: z.object({ id: Id, childBookingIds: z.array(Id) }),
  problems: [
    refusals.BookingNotFound,
    refusals.CannotSplit,
    refusals.NotPriced,
    refusals.DangerousGoodsNotAllowed,
  ],
});

export const joinLegs = endpoint({
  method: 'POST',
  path: '/api/booking/booking/joinLegs',
  access: 'Booking.Edit',
  summary:
    'Makes a journey one again while none of its legs has left: they are called off, and it goes ' +
    'with the carrier that it was sold with. For staff.',
  input: z.object({ id: idOf('booking') }),
  output: z.null(),
  problems: [refusals.BookingNotFound, refusals.CannotJoinLegs],
});

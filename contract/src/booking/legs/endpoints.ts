import { complaint } from '../../complaint.ts';
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
    'Splits a booking into legs, each with a carrier and a cost; existing legs are cancelled. ' +
    'The customer’s price does not change. Staff only.',
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
    'Joins the legs of a journey while none of them has left: they are cancelled, and the ' +
    'booking returns to the carrier it was sold with. Staff only.',
  input: z.object({ id: idOf('booking') }),
  output: z.null(),
  problems: [refusals.BookingNotFound, refusals.CannotJoinLegs],
});

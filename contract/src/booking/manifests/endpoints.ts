import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, Money } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { OpenManifest, RefusedManifest } from './shapes.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

/** Bookings that can be consolidated become lines of one booking, which has 200 at most. */
const consolidatedMax = 50;

export const getOpenManifests = endpoint({
  path: '/api/booking/booking/getOpenManifests',
  access: 'Booking.Edit',
  summary:
    'Returns booked freight that is on no manifest, by customer, pickup place and carrier ' +
    'account, most urgent first, with consignments that would be cheaper if consolidated. At ' +
    'most 500 bookings. Also returns manifests that carriers refused, latest first: closing the ' +
    'manifest of one of their bookings again asks the carrier again.',
  input: z.object({ customerId: idOf('customer').optional() }),
  output: z.object({
    items: z.array(OpenManifest),
    /** The total number of open bookings; more than 500 are not listed. */
    totalCount: z.number().int(),
    refused: z.array(RefusedManifest),
  }),
  savesResult: true,
});

export const consolidateBookings = endpoint({
  method: 'POST',
  path: '/api/booking/booking/consolidateBookings',
  access: 'Booking.Edit',
  summary:
    'Consolidates consignments with the same sender address, receiver and service: the first ' +
    'takes over the freight of the others, which are cancelled.',
  input: z.object({
    bookingIds: z
      .array(idOf('booking'))
      .min(2, 'Choose at least two bookings')
      .max(consolidatedMax),
  }),
  output: z.object({ bookingId: Id, consignmentId: z.string(), total: Money }),
  problems: [
    refusals.BookingNotFound,
    refusals.CannotConsolidate,
    refusals.CreditLimitExceeded,
    refusals.NotPriced,
  ],
});

export const takeApart = endpoint({
  method: 'POST',
  path: '/api/booking/booking/takeApart',
  access: 'Booking.Edit',
  summary:
    'Undoes the latest consolidation while nothing is manifested: the first consignment has ' +
    'only its own freight again, and the others are booked again under new numbers.',
  input: z.object({ bookingId: idOf('booking') }),
  output: itemsOf(z.object({ bookingId: Id, consignmentId: z.string() })),
  problems: [
    refusals.BookingNotFound,
    refusals.CannotTakeApart,
    refusals.CustomerMayNotBook,
    refusals.CreditLimitExceeded,
    refusals.NotPriced,
  ],
});

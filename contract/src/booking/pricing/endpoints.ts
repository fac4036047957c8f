import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requiredLine } from '../../shared/fields.ts';
import { BookingPrice } from './shapes.ts';
import { bookingProblems as refusals } from '../problems.ts';
import { UpdateBookingDetailsPayload } from '../bookings/write-shapes.ts';
import { idOf } from '../../shared/ids.ts';

// Values that staff enter manually.

export const updateBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/booking/booking/updateBookingDetails',
  access: 'Booking.Edit',
  summary:
    'Sets the numbers, files, prices and status of a booking with a manual carrier. Staff only.',
  input: UpdateBookingDetailsPayload,
  output: z.null(),
  problems: [
    refusals.BookingNotFound,
    refusals.CannotCorrect,
    refusals.NoteRequired,
    refusals.NumberTaken,
  ],
});

// Delivered freight without a price is not invoiced until it is priced.

const mostExpensive = 100_000_000;

const cannotPrice = [
  refusals.BookingNotFound,
  refusals.CannotPrice,
  refusals.AlreadyPriced,
  refusals.CannotCorrect,
  refusals.NotPriced,
];

export const quoteDelivered = endpoint({
  method: 'POST',
  path: '/api/booking/booking/quotedelivered',
  access: 'Booking.Edit',
  summary:
    'Quotes delivered freight that has no price, with its own account and service; saves ' +
    'nothing. Staff only.',
  input: z.object({ bookingId: idOf('booking') }),
  output: BookingPrice,
  problems: cannotPrice,
});

export const priceDelivered = endpoint({
  method: 'POST',
  path: '/api/booking/booking/pricedelivered',
  access: 'Booking.Edit',
  summary:
    'Prices delivered freight that has no price, by hand or from a new quote, and records the ' +
    'reason. Staff only.',
  input: z
    .object({
      bookingId: idOf('booking'),
      /** The price by hand, ex tax. */
      charge: z
        .object({
          taxExclusiveAmount: z.number().min(0.01, 'Enter a price above 0').max(mostExpensive),
          carrierTaxExclusiveAmount: z.number().min(0).max(mostExpensive).nullish(),
          isTaxApplied: z.boolean().default(true),
        })
        .optional(),
      /** Applies the price of a new quote, whose total including tax must equal this amount. */
      quotedAmount: z.number().min(0.01, 'Enter a price above 0').max(mostExpensive).optional(),
      reason: requiredLine(500, 'Enter a reason'),
    })
    .refine(({ charge, quotedAmount }) => (charge === undefined) !== (quotedAmount === undefined), {
      message: 'Enter a price or use the quoted one, not both',
      path: ['charge'],
    }),
  output: BookingPrice,
  problems: [...cannotPrice, refusals.PriceChanged],
});

import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { bookingResponse } from '../../bookings/booking-page.ts';
import { guestsBooking } from '../guests-booking.ts';

export const getGuestBooking = handle(
  contract.getGuestBooking,
  async ({ input: { BookingId, Email }, actor, db }) => {
    const row = found(await guestsBooking(db, BookingId, Email), bookingProblems.BookingNotFound);
    return bookingResponse(db, actor, row.id);
  },
  { reach: 'tenant' },
);

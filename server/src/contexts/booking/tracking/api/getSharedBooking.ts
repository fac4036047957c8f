import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { timezoneOfPlace } from '#contexts/lookups/public.ts';
import { placeOf } from '../../bookings/domain/place.ts';
import { toSharedTracking } from '../domain/public-mappers.ts';
import { trackingOf } from '../../bookings/sql/related-rows.ts';
import { bookingOfToken } from '../../bookings/sql/booking.ts';

export const getSharedBooking = handle(
  contract.getSharedBooking,
  async ({ input, db }) => {
    const row = found(
      await bookingOfToken(db, input.resourceToken),
      bookingProblems.BookingNotFound,
    );
    const tracking = await trackingOf(db, [row.id], 200);
    const timezone = timezoneOfPlace(placeOf(row.to_address));
    return { booking: toSharedTracking(row, tracking, timezone) };
  },
  { reach: 'tenant' },
);

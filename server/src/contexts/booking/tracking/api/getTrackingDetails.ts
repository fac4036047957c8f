import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { timezoneOfPlace } from '#contexts/lookups/public.ts';
import { placeOf } from '../../bookings/domain/place.ts';
import { toLookup } from '../domain/public-mappers.ts';
import { trackingOf } from '../../bookings/sql/related-rows.ts';
import { bookingOfConnote } from '../../bookings/sql/booking.ts';

export const getTrackingDetails = handle(
  contract.getTrackingDetails,
  async ({ input, db }) => {
    const connote = input.ConnoteNumber.replaceAll(/\s/g, '').toUpperCase();
    const row = await bookingOfConnote(db, connote, input.PostCode);
    const booking = found(row, bookingProblems.TrackingNotFound);
    const tracking = await trackingOf(db, [booking.id], 200);
    return toLookup(booking, tracking, timezoneOfPlace(placeOf(booking.to_address)));
  },
  { reach: 'tenant' },
);

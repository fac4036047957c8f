import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingResponse } from '../../bookings/booking-page.ts';
import { saveGuestBooking } from '../save-guest-booking.ts';

/** Always creates a new booking, even if the request has a number. */
export const createGuestBooking = (services: PaymentSettings & CarrierClient) =>
  handle(
    contract.createGuestBooking,
    async (call) => {
      const withoutId = { ...call.input, booking: { ...call.input.booking, id: null } };
      const id = await saveGuestBooking({ ...call, line: services }, services, withoutId);
      return bookingResponse(call.db, call.actor, id);
    },
    { reach: 'tenant' },
  );

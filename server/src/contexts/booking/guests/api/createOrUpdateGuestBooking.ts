import type { CarrierClient } from '#contexts/carriers/public.ts';
import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingResponse } from '../../bookings/booking-page.ts';
import { saveGuestBooking } from '../save-guest-booking.ts';

export const createOrUpdateGuestBooking = (services: PaymentSettings & CarrierClient) =>
  handle(
    contract.createOrUpdateGuestBooking,
    async (call) => {
      const id = await saveGuestBooking({ ...call, line: services }, services, call.input);
      return bookingResponse(call.db, call.actor, id);
    },
    { reach: 'tenant' },
  );

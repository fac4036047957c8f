import type { CarrierLine } from '#contexts/carriers/public.ts';
import type { Till } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { wholeAnswer } from '../acts/answer-page.ts';
import { saveGuestBooking } from '../acts/save-guest-booking.ts';

/** Always a new booking, whatever number is sent. */
export const createGuestBooking = (house: Till & CarrierLine) =>
  handle(
    contract.createGuestBooking,
    async (call) => {
      const asked = { ...call.input, booking: { ...call.input.booking, id: null } };
      const id = await saveGuestBooking({ ...call, line: house }, house, asked);
      return wholeAnswer(call.db, call.actor, id);
    },
    { reach: 'tenant' },
  );

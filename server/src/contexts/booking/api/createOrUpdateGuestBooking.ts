import type { CarrierLine } from '#contexts/carriers/public.ts';
import type { Till } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { wholeAnswer } from '../acts/answer-page.ts';
import { saveGuestBooking } from '../acts/save-guest-booking.ts';

export const createOrUpdateGuestBooking = (house: Till & CarrierLine) =>
  handle(
    contract.createOrUpdateGuestBooking,
    async (call) => {
      const id = await saveGuestBooking({ ...call, line: house }, house, call.input);
      return wholeAnswer(call.db, call.actor, id);
    },
    { reach: 'tenant' },
  );

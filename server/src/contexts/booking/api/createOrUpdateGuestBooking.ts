import type { Till } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { wholeAnswer } from '../acts/answer-page.ts';
import { saveGuestBooking } from '../acts/save-guest-booking.ts';

export const createOrUpdateGuestBooking = (till: Till) =>
  handle(
    contract.createOrUpdateGuestBooking,
    async (call) => {
      const id = await saveGuestBooking(call, till, call.input);
      return wholeAnswer(call.db, call.actor, id);
    },
    { reach: 'tenant' },
  );

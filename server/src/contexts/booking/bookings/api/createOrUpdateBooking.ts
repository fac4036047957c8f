import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingResponse } from '../booking-page.ts';
import { namedAsSent } from '../named-as-sent.ts';
import { saveBooking } from '../save-booking.ts';

export const createOrUpdateBooking = (line: CarrierClient) =>
  handle(contract.createOrUpdateBooking, async (call) => {
    const { booking: sent, base, bookingNote, operations } = call.input;
    const toSave = {
      sent,
      base: base ?? undefined,
      operations: operations ?? sent.operations ?? ['Save' as const],
      note: bookingNote?.comment,
    };
    const id = await namedAsSent('booking', () => saveBooking({ ...call, line }, toSave));
    return bookingResponse(call.db, call.actor, id);
  });

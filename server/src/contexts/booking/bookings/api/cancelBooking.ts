import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { cancel } from '../cancel.ts';
import { lockBooking } from '../sql/booking.ts';

export const cancelBooking = handle(contract.cancelBooking, async (call) => {
  const { id, note } = call.input;
  const row = found(await lockBooking(call.db, id), bookingProblems.BookingNotFound, { id });
  await cancel(call, row, note ?? null);
  return null;
});

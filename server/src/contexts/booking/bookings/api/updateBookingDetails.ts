import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found, generalProblems, Problem } from '@waybill/contract/problem';
import { isStaff } from '#platform/http/actor.ts';
import { correct } from '../correct.ts';
import { lockBooking } from '../sql/booking.ts';

export const updateBookingDetails = handle(contract.updateBookingDetails, async (call) => {
  if (!isStaff(call.actor)) throw new Problem(generalProblems.NotPermitted);
  const { bookingId } = call.input;
  const row = found(await lockBooking(call.db, bookingId), bookingProblems.BookingNotFound);
  await correct(call, row, call.input);
  return null;
});

import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { sendQuote as send } from '../send-quote.ts';
import { toSentQuote } from '../domain/sent-quote-mapper.ts';
import { lockBooking } from '../../bookings/sql/booking.ts';

export const sendQuote = handle(contract.sendQuote, async ({ input, caller, ...command }) => {
  const { bookingId, email, holdDays } = input;
  const row = found(await lockBooking(command.db, bookingId), bookingProblems.BookingNotFound, {
    bookingId,
  });
  return toSentQuote(await send(command, row, { email, holdDays, origin: caller.origin }));
});

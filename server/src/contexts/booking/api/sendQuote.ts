import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { sendQuote as send } from '../acts/send-quote.ts';
import { sentQuoteAnswer } from '../domain/sent-quote-answer.ts';
import { lockBooking } from '../sql/booking.ts';

export const sendQuote = handle(contract.sendQuote, async ({ input, caller, ...deed }) => {
  const { bookingId, email, holdDays } = input;
  const row = found(await lockBooking(deed.db, bookingId), bookingProblems.BookingNotFound, {
    bookingId,
  });
  return sentQuoteAnswer(await send(deed, row, { email, holdDays, origin: caller.origin }));
});

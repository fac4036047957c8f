import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toSentQuote } from '../domain/sent-quote-mapper.ts';
import { booking } from '../../bookings/sql/booking.ts';
import { sentQuotesOf } from '../sql.ts';

export const getSentQuotes = handle(contract.getSentQuotes, async ({ input, db }) => {
  const { bookingId } = input;
  found(await booking(db, bookingId), bookingProblems.BookingNotFound, { bookingId });
  return { items: (await sentQuotesOf(db, bookingId)).map(toSentQuote) };
});

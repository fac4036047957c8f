import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { hashOf } from '#platform/token.ts';
import { customerTypeOf } from '../book-sent-quote.ts';
import { toSharedQuote } from '../domain/sent-quote-mapper.ts';
import { booking } from '../../bookings/sql/booking.ts';
import { sentQuoteOfToken } from '../sql.ts';

/** The token authorises any caller; the response contains only what was sent to the receiver. */
export const getSharedQuote = handle(
  contract.getSharedQuote,
  async ({ input: { quoteToken }, db, now }) => {
    const sent = found(
      await sentQuoteOfToken(db, hashOf(quoteToken), now),
      bookingProblems.SharedQuoteNotFound,
    );
    const row = found(await booking(db, sent.booking_id), bookingProblems.SharedQuoteNotFound);
    const customerType = await customerTypeOf(db, row);
    return toSharedQuote({ sent, row, customerType, services: await settingsOf(db), now });
  },
  { reach: 'tenant' },
);

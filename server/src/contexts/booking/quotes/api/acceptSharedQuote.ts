import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { booking } from '../../bookings/sql/booking.ts';
import { acceptQuote } from '../accept-quote.ts';
import { customerTypeOf } from '../book-sent-quote.ts';
import { toSharedQuote } from '../domain/sent-quote-mapper.ts';

/** The token authorises accepting, as it authorises reading. */
export const acceptSharedQuote = handle(
  contract.acceptSharedQuote,
  async ({ input: { quoteToken: token, name }, db, now }) => {
    const sent = await acceptQuote(db, { token, name, now });
    const row = found(await booking(db, sent.booking_id), bookingProblems.SharedQuoteNotFound);
    const customerType = await customerTypeOf(db, row);
    return toSharedQuote({ sent, row, customerType, services: await settingsOf(db), now });
  },
  { reach: 'tenant' },
);

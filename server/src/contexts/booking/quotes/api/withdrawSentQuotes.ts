import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { booking } from '../../bookings/sql/booking.ts';
import { withdrawSent } from '../sql.ts';

export const withdrawSentQuotes = handle(
  contract.withdrawSentQuotes,
  async ({ input: { bookingId }, db, now }) => {
    found(await booking(db, bookingId), bookingProblems.BookingNotFound, { bookingId });
    return { withdrawn: await withdrawSent(db, bookingId, now) };
  },
);

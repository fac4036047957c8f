import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { hashOf } from '#platform/token.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { lockBooking } from '../bookings/sql/booking.ts';
import { type SentQuoteRow, sentQuoteOfToken } from './sql.ts';

export type LockedQuote = { readonly sent: SentQuoteRow; readonly row: BookingRow };

/**
 * Returns the quote of a link and its booking, locked until the transaction ends.
 * @throws {Problem} SharedQuoteNotFound
 */
export async function lockSentQuote(db: TenantDb, token: string, now: Date): Promise<LockedQuote> {
  const read = async () =>
    found(await sentQuoteOfToken(db, hashOf(token), now), bookingProblems.SharedQuoteNotFound);
  const { booking_id: id } = await read();
  const row = found(await lockBooking(db, id), bookingProblems.SharedQuoteNotFound);
  // Read again under the lock: the price may have changed, or another tab may have accepted it.
  return { sent: await read(), row };
}

import { guestOfEmail } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { booking, newestBookedOf } from '../bookings/sql/booking.ts';

/** A booking of the guest of this e-mail address; undefined where it is anybody else's. */
export async function guestsBooking(
  db: TenantDb,
  id: number,
  email: string,
): Promise<BookingRow | undefined> {
  const guest = await guestOfEmail(db, email);
  if (guest === undefined) return undefined;
  const row = await booking(db, id);
  return row?.customer_id === guest.id ? row : undefined;
}

const newest = 20;

/** What the guest of this e-mail address booked last. */
export async function newestOfGuest(db: TenantDb, email: string): Promise<BookingRow[]> {
  const guest = await guestOfEmail(db, email);
  return guest === undefined ? [] : newestBookedOf(db, guest.id, newest);
}

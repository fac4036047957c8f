import { guestOfEmail } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { booking, newestBookedOf } from '../bookings/sql/booking.ts';

/** Returns the booking if it belongs to the guest with this e-mail address; undefined otherwise. */
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

/** Returns the latest booking of the guest with this e-mail address. */
export async function newestOfGuest(db: TenantDb, email: string): Promise<BookingRow[]> {
  const guest = await guestOfEmail(db, email);
  return guest === undefined ? [] : newestBookedOf(db, guest.id, newest);
}

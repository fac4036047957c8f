import { allowedIn } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { announce } from '#platform/facts.ts';
import type { BookingRow } from '../domain/booking-row.ts';
import { bookingCancelled, bookingDeleted, bookingStatusChanged } from '../facts.ts';
import { addLogs } from '../sql/beside.ts';
import { removeBookings, saveCancellation } from '../sql/booking.ts';
import { lockLegs } from '../sql/legs.ts';
import { withdrawConsignment } from './consign.ts';
import type { Deed } from './deed.ts';

/**
 * Calls off the legs of a locked journey, and their carriers with them.
 * @throws {Problem} CannotCancel where freight of one is under way
 */
export async function cancelLegs(deed: Deed, journey: BookingRow): Promise<void> {
  const { db, actor, now } = deed;
  const legs = await lockLegs(db, journey.id);
  const late = legs.find(({ status }) => !allowedIn.cancel.includes(status));
  if (late !== undefined) {
    const message = `Leg ${late.leg_number} is under way: the booking can no longer be cancelled`;
    throw new Problem(bookingProblems.CannotCancel, { message });
  }
  for (const { id, customer_id: customerId, status } of legs) {
    await saveCancellation(db, id, actor.userId, now);
    await addLogs(db, [{ bookingId: id, customerId, operation: 'Cancel', status: 'Success' }], now);
    await withdrawConsignment(db, id, now);
    const change = { from: status, to: 'Cancelled' as const, at: now.toISOString() };
    announce(
      db,
      bookingCancelled({ id, customerId }),
      bookingStatusChanged({ id, customerId, ...change }),
    );
  }
}

/** The same for legs that make place for others. @throws {Problem} CannotCancel */
export async function takeLegsBack(deed: Deed, journey: BookingRow): Promise<void> {
  await cancelLegs(deed, journey);
  await removeLegs(deed.db, journey, deed.now);
}

/** Legs that are called off disappear with their journey, or before others take their place. */
export async function removeLegs(db: TenantDb, journey: BookingRow, now: Date): Promise<void> {
  const ids = (await lockLegs(db, journey.id)).map(({ id }) => id);
  await removeBookings(db, ids, now);
  const { customer_id: customerId } = journey;
  announce(db, ...ids.map((id) => bookingDeleted({ id, customerId })));
}

import { whyNotTakenBack } from '@waybill/contract/booking/lifecycle';
import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { seeingAll } from '#platform/db/seeing-all.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { type BookingRow, subjectOf } from '../bookings/domain/booking-row.ts';
import { addLogs } from '../bookings/sql/related-rows.ts';
import { removeBookings, saveCancellation } from '../bookings/sql/booking.ts';
import { lockLegs } from './sql.ts';
import { withdrawConsignment } from '../consigning/consign.ts';
import type { CommandContext } from '../bookings/command.ts';

/**
 * Cancels the legs of a locked journey, none of which has left, with their carriers; also for the
 * customer, who is not notified of the legs.
 */
export const cancelLegs = (command: CommandContext, journey: BookingRow): Promise<void> =>
  seeingAll(command.db, async (db) => {
    for (const leg of await lockLegs(db, journey.id)) await callOff({ ...command, db }, leg);
  });

async function callOff({ db, actor, now }: CommandContext, leg: BookingRow): Promise<void> {
  const { id, customer_id: customerId, status } = leg;
  await saveCancellation(db, { id, by: actor.userId }, now);
  await addLogs(db, [{ bookingId: id, customerId, operation: 'Cancel', status: 'Success' }], now);
  await withdrawConsignment(db, id, now);
  const change = { from: status, to: 'Cancelled' as const, at: now.toISOString() };
  publishAll(db, [
    { name: 'booking.cancelled', payload: { id, customerId } },
    { name: 'booking.statusChanged', payload: { id, customerId, ...change } },
  ]);
}

/**
 * Cancels legs to be replaced by others or merged. Returns how many there were.
 * @throws {Problem} the refusal, if one has left
 */
export async function takeLegsBack(
  command: CommandContext,
  journey: BookingRow,
  refusal: ProblemDefinition,
): Promise<number> {
  const { db, now } = command;
  const legs = await lockLegs(db, journey.id);
  const message = whyNotTakenBack(
    legs.map((leg) => ({
      ...subjectOf(leg),
      legNumber: leg.leg_number ?? 1,
      lastTrackingStatus: leg.last_tracking_status,
    })),
  );
  if (message !== null) throw new Problem(refusal, { message });
  for (const leg of legs) await callOff(command, leg);
  await removeLegs(db, journey, now);
  return legs.length;
}

/** Removes cancelled legs, with their journey or before new legs replace them. */
export const removeLegs = (db: TenantDb, journey: BookingRow, now: Date): Promise<void> =>
  seeingAll(db, async (all) => {
    const ids = (await lockLegs(all, journey.id)).map(({ id }) => id);
    await removeBookings(all, ids, now);
    const { customer_id: customerId } = journey;
    publishAll(
      all,
      ids.map((id) => ({ name: 'booking.deleted', payload: { id, customerId } })),
    );
  });

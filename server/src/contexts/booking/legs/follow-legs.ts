import { publish } from '#platform/events.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { CommandContext } from '../bookings/command.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { eventOfJourney, standingOfJourney } from './domain/journey.ts';
import { addTracking, type NewTracking } from '../bookings/sql/related-rows.ts';
import { lockBookings, saveMove } from '../bookings/sql/booking.ts';
import { legsOf } from './sql.ts';

/** Returns the ids of the legs' journeys. */
export const journeysOf = (legs: readonly Pick<BookingRow, 'parent_id'>[]): readonly number[] => [
  ...new Set(legs.flatMap(({ parent_id: id }) => id ?? [])),
];

/** Updates journeys to the status of their legs (decisions B-24) and notifies open pages. */
export async function followLegs(
  db: TenantDb,
  journeyIds: readonly number[],
  now: Date,
): Promise<void> {
  if (journeyIds.length === 0) return;
  for (const journey of await lockBookings(db, journeyIds)) await follow(db, journey, now);
}

async function follow(db: TenantDb, journey: BookingRow, now: Date): Promise<void> {
  const { id, customer_id: customerId } = journey;
  const standing = standingOfJourney(await legsOf(db, id));
  await saveMove(db, { ...standing, id }, now);
  if (customerId === null) return;
  const { status: to, statusAt } = standing;
  const change = { from: journey.status, to, at: (statusAt ?? now).toISOString() };
  if (journey.status === to) publish(db, 'booking.changed', { id, customerId });
  else publish(db, 'booking.statusChanged', { id, customerId, ...change });
}

/** Passes an event of a leg on to its journey. */
export async function passOn(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  leg: BookingRow,
  event: Omit<NewTracking, 'bookingId' | 'customerId' | 'moved'>,
): Promise<void> {
  const { parent_id: bookingId, leg_number: legNumber, customer_id: customerId } = leg;
  if (bookingId === null || legNumber === null || customerId === null) return;
  const legs = await legsOf(db, bookingId);
  const status = eventOfJourney(event.status, { legNumber, legs: legs.length });
  const details = [...event.details, { key: 'leg', value: `${legNumber} / ${legs.length}` }];
  await addTracking(db, [{ ...event, bookingId, customerId, status, details, moved: true }], now);
  await followLegs(db, [bookingId], now);
}

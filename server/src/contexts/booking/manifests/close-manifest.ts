import { carrierOf } from '#contexts/carriers/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { publish, publishAll } from '#platform/events.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { type ManifestGroup, manifestGroups } from './domain/manifest-groups.ts';
import { addLogs, addTracking } from '../bookings/sql/related-rows.ts';
import { savePickup } from '../bookings/sql/booking.ts';
import { queueLodging } from './queue-lodging.ts';
import { addManifest, putOnManifest } from './sql/manifest.ts';
import { followLegs, journeysOf } from '../legs/follow-legs.ts';
import type { CommandContext } from '../bookings/command.ts';

export type ClosedManifest = {
  readonly id: number;
  readonly number: string;
  readonly pickupNumber: string | null;
  readonly bookingIds: readonly number[];
};

/**
 * Closes manifests for locked bookings without one: one per customer, pickup place and carrier
 * account. With a pickup, the bookings also change status (decisions B-42).
 */
export async function closeManifests(
  command: CommandContext,
  rows: readonly BookingRow[],
  wantsPickup: boolean,
): Promise<readonly ClosedManifest[]> {
  const closed: ClosedManifest[] = [];
  for (const group of manifestGroups(rows)) closed.push(await close(command, group, wantsPickup));
  return closed;
}

async function close(
  command: CommandContext,
  { customerId, carrierAccountId, bookings }: ManifestGroup,
  wantsPickup: boolean,
): Promise<ClosedManifest> {
  const { db, now } = command;
  const [first] = bookings;
  // Groups are built from bookings, so there is at least one.
  if (first === undefined) throw new Error('A manifest without bookings');
  const bookingIds = bookings.map((row) => row.id);
  const number = await nextNumber(db, 'manifest');
  const pickupNumber = wantsPickup ? await nextNumber(db, 'pickup') : null;
  const id = await addManifest(
    db,
    {
      customerId,
      number,
      carrierAccountId,
      carrierCode: first.carrier_code ?? '',
      from: first.from_address,
      pickupNumber,
    },
    now,
  );
  await putOnManifest(db, { id, number, pickupNumber, bookingIds }, now);
  const about = bookingIds.map((bookingId) => ({ bookingId, customerId }));
  const done = { operation: 'PrintManifest', status: 'Success' as const, value: number };
  await addLogs(
    db,
    about.map((one) => ({ ...one, ...done })),
    now,
  );
  publish(db, 'booking.manifested', { id, customerId, bookingIds, manifestNumber: number });
  if (pickupNumber !== null) await publishPickup(command, bookings, pickupNumber);
  if (carrierOf(first.carrier_code ?? '')?.lodge !== undefined) await queueLodging(db, id);
  return { id, number, pickupNumber, bookingIds };
}

/** Requests the pickup of locked bookings, whether or not they are on a manifest. */
export async function requestPickup(
  command: CommandContext,
  rows: readonly BookingRow[],
): Promise<string> {
  const pickupNumber = await nextNumber(command.db, 'pickup');
  const ids = rows.map((row) => row.id);
  await savePickup(command.db, { ids, pickupNumber }, command.now);
  await publishPickup(command, rows, pickupNumber);
  return pickupNumber;
}

async function publishPickup(
  { db, now }: CommandContext,
  rows: readonly BookingRow[],
  pickupNumber: string,
): Promise<void> {
  const charged = rows.flatMap((row) =>
    row.customer_id === null ? [] : [{ bookingId: row.id, customerId: row.customer_id, row }],
  );
  const done = { operation: 'RequestPickup', status: 'Success' as const, value: pickupNumber };
  await addLogs(
    db,
    charged.map(({ bookingId, customerId }) => ({ bookingId, customerId, ...done })),
    now,
  );
  const moved = charged.filter(({ row }) => row.status === 'Booked');
  const entry = { status: 'PickupRequested', code: 'PICKUP_REQUESTED', details: [], moved: true };
  await addTracking(
    db,
    moved.map(({ bookingId, customerId }) => ({ bookingId, customerId, ...entry, at: now })),
    now,
  );
  const journeys = journeysOf(moved.map(({ row }) => row));
  await followLegs(db, journeys, now);
  const change = { from: 'Booked', to: 'PickupRequested', at: now.toISOString() } as const;
  publishAll(
    db,
    moved.map(({ bookingId: id, customerId }) => ({
      name: 'booking.statusChanged',
      payload: { id, customerId, ...change },
    })),
  );
}

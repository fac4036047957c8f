import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { BookingRow, KeyedText } from './domain/booking-row.ts';
import { latest, moves } from './domain/movement.ts';
import { addTracking } from './sql/related-rows.ts';
import { lockBooking, saveMove } from './sql/booking.ts';
import { passOn } from '../legs/follow-legs.ts';

export type Movement = {
  readonly bookingId: number;
  readonly to: BookingStatus;
  /** When the event happened. */
  readonly at: Date;
  /** The scan's code, such as PICKUP. */
  readonly code: string;
  readonly details?: readonly KeyedText[];
};

/**
 * Records a freight event in a booking. The tracking entry is stored whether or not the status
 * changes, which `moves` decides (decisions B-03, J-04). Returns true if it changed.
 * @throws {Problem} BookingNotFound
 */
export async function moveBooking(db: TenantDb, movement: Movement, now: Date): Promise<boolean> {
  const row = found(await lockBooking(db, movement.bookingId), bookingProblems.BookingNotFound);
  const { to, at, code, details = [] } = movement;
  const moved = moves({ status: row.status, statusAt: row.status_at }, to, at);
  const { id, customer_id: customerId } = row;
  // Only booked freight moves; an event for a draft has no customer to notify.
  if (customerId === null) return false;
  const entry = { bookingId: id, customerId, status: to, code, at, details, moved };
  await addTracking(db, [entry], now);
  await saveMove(db, { ...standingAfter(row, movement, moved), id }, now);
  await passOn({ db, now }, row, { status: to, code, at, details });
  const change = { from: row.status, to, at: at.toISOString() };
  if (moved) publish(db, 'booking.statusChanged', { id, customerId, ...change });
  else publish(db, 'booking.changed', { id, customerId });
  return moved;
}

function standingAfter(row: BookingRow, { to, at }: Movement, moved: boolean) {
  const isNewest = row.last_tracking_at === null || at >= row.last_tracking_at;
  const isHere = moved || row.status === to;
  const isPickup = to === 'PickedUp';
  const isDelivery = to === 'Delivered';
  return {
    status: moved ? to : row.status,
    statusAt: isHere ? latest(row.status_at, at) : row.status_at,
    trackedStatus: isNewest ? to : (row.last_tracking_status ?? to),
    trackedAt: isNewest ? at : (row.last_tracking_at ?? at),
    pickedUpAt: isPickup ? earliest(row.picked_up_at, at) : row.picked_up_at,
    deliveredAt: isDelivery && isHere ? earliest(row.delivered_at, at) : row.delivered_at,
  };
}

const earliest = (one: Date | null, other: Date): Date =>
  one !== null && one < other ? one : other;

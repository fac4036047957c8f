import { publish } from '#platform/events.ts';
import type { CommandContext } from './command.ts';
import type { BookingRow } from './domain/booking-row.ts';
import { addTracking } from './sql/related-rows.ts';
import { saveFailure } from './sql/booking.ts';
import { passOn } from '../legs/follow-legs.ts';
import { releaseCredit } from './credit.ts';

type Booked = BookingRow & { readonly customer_id: number };

/** True if a booking still waits for its carrier and can therefore fail. */
export const canFail = (row: BookingRow): row is Booked =>
  row.customer_id !== null && ['Booked', 'PickupRequested'].includes(row.status);

/** Fails a locked booking: releases its credit and leaves everything else for another attempt. */
export async function fail(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  row: Booked,
  code: 'CARRIER_REFUSED' | 'CARRIER_SILENT' | 'CARD_DECLINED',
): Promise<void> {
  const { id, customer_id: customerId } = row;
  await saveFailure(db, id, now);
  const entry = { bookingId: id, customerId, status: 'Failed' as const, code, at: now };
  await addTracking(db, [{ ...entry, details: [], moved: true }], now);
  await releaseCredit(db, customerId, row.exposure_minor);
  const event = { status: 'Failed', code, at: now, details: [] };
  await passOn({ db, now }, row, event);
  const change = { from: row.status, to: 'Failed' as const, at: now.toISOString() };
  publish(db, 'booking.statusChanged', { id, customerId, ...change });
}

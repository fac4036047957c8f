import { bookingCard } from '#contexts/booking/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue, publish } from '#platform/events.ts';
import { orderOfBooking, type OrderRow, reopen, writeConsignment } from './sql.ts';

/** Notifies the shop as soon as a booking has a consignment number. */
export async function followBooking({
  event,
  db,
}: EventCall<'booking.created' | 'booking.changed' | 'booking.statusChanged'>): Promise<void> {
  const row = await orderOfBooking(db, event.payload.id);
  if (row === undefined) return;
  const card = await bookingCard(db, event.payload.id);
  if (card === undefined) return openAgain(db, row, 'The booking was deleted.');
  if (card.status === 'Failed') return openAgain(db, row, 'The carrier refused the booking.');
  const { consignmentId } = card;
  if (consignmentId === null || consignmentId === row.consignment_id) return;
  await writeConsignment(db, row.id, consignmentId);
  await enqueue(db, 'shops.fulfil', { orderId: row.id, attempt: 1 });
  publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
}

/** Reopens an order whose booking no longer exists. */
export async function followGoneBooking({
  event,
  db,
}: EventCall<'booking.cancelled' | 'booking.deleted'>): Promise<void> {
  const row = await orderOfBooking(db, event.payload.id);
  if (row !== undefined) await openAgain(db, row, 'The booking was cancelled.');
}

async function openAgain(db: TenantDb, row: OrderRow, why: string): Promise<void> {
  await reopen(db, row.id, why);
  publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
}

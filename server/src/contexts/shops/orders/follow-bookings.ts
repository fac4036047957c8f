import { bookingCard } from '#contexts/booking/public.ts';
import type { EventCall, HandleTogether } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { areConsigned, bookingsOut, consignmentsOf } from './domain/bookings.ts';
import { queueFulfilment } from './queue-fulfilment.ts';
import {
  bookingsOfOrders,
  lockOrderOfBooking,
  noteBookings,
  order,
  type OrderRow,
  removeBooking,
  reopen,
  writeConsignment,
} from './sql.ts';

type Followed = 'booking.created' | 'booking.changed' | 'booking.statusChanged';

/** Follows those of the bookings that are of orders: most are not. */
export const followBookings: HandleTogether<Followed> = {
  together: async (calls) => {
    const [first] = calls;
    if (first === undefined) return;
    const ids = calls.map(({ event }) => event.payload.id);
    const ofOrders = new Set((await bookingsOfOrders(first.db, ids)).map(({ id }) => id));
    for (const call of calls) if (ofOrders.has(call.event.payload.id)) await followBooking(call);
  },
};

/** Notifies the shop as soon as every booking of an order has a consignment number. */
async function followBooking({ event, db }: EventCall<Followed>): Promise<void> {
  const { id } = event.payload;
  const row = await lockedOrder(db, id);
  if (row === undefined) return;
  const card = await bookingCard(db, id);
  if (card === undefined) return takeOff(db, row, { id, why: 'The booking was deleted.' });
  if (card.status === 'Failed') {
    return takeOff(db, row, { id, why: 'The carrier refused the booking.' });
  }
  const { consignmentId } = card;
  const before = row.bookings.find(({ bookingId }) => bookingId === id)?.consignmentId;
  if (consignmentId === null || consignmentId === before) return;
  await writeConsignment(db, id, consignmentId);
  await follow(db, row.id, row.failure);
}

/** Reopens an order whose booking no longer exists. */
export async function followGoneBooking({
  event,
  db,
}: EventCall<'booking.cancelled' | 'booking.deleted'>): Promise<void> {
  const { id } = event.payload;
  const row = await lockedOrder(db, id);
  if (row !== undefined) await takeOff(db, row, { id, why: 'The booking was cancelled.' });
}

async function lockedOrder(db: TenantDb, bookingId: number): Promise<OrderRow | undefined> {
  const locked = await lockOrderOfBooking(db, bookingId);
  return locked && order(db, locked.id);
}

type Gone = { readonly id: number; readonly why: string };

/** An order is open again without its last booking; with others left, it says what happened. */
async function takeOff(db: TenantDb, row: OrderRow, { id, why }: Gone): Promise<void> {
  const gone = row.bookings.find(({ bookingId }) => bookingId === id);
  await removeBooking(db, id);
  if (gone?.isReturn === true) return follow(db, row.id, row.failure);
  if (bookingsOut(row).length > 1) return follow(db, row.id, why);
  await reopen(db, row.id, why);
  publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
}

/** Notes the numbers of an order, and tells the shop once all are known. */
async function follow(db: TenantDb, orderId: number, failure: string | null): Promise<void> {
  const row = await order(db, orderId);
  if (row === undefined) return;
  const bookings = bookingsOut(row);
  const consignments = consignmentsOf(bookings);
  await noteBookings(db, orderId, { consignments, failure });
  const isNew = consignments !== row.consignment_id;
  if (isNew && areConsigned(bookings)) await queueFulfilment(db, { orderId, attempt: 1 });
  publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
}

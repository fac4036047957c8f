import { dueIn } from '#platform/background/due-in.ts';
import { english, sentence } from '@waybill/contract/sentence';
import { ShopRefusal } from '@waybill/adapters/shop-platform';
import { letterheadOf } from '#contexts/tenancy/public.ts';
import type { Services } from '#platform/services.ts';
import { bookingsByIds } from '#contexts/booking/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { troubleOf } from '../imports/trouble.ts';
import { requestTo, type ShopClient } from '../shops/connection.ts';
import { platformOf } from '../shops/registry.ts';
import { shop } from '../shops/sql.ts';
import { areConsigned, bookingsOut, isNotified } from './domain/bookings.ts';
import { queueFulfilment } from './queue-fulfilment.ts';
import { type FulfilmentOutcome, noteFulfilled, order, type OrderRow } from './sql.ts';

/**
 * Writes the consignment numbers back to the shop, outside any transaction; again, once parts that
 * were booked later have theirs. Idempotent: the platform is first queried for them.
 */
export const fulfil =
  (client: ShopClient & Pick<Services, 'originOf'>) =>
  async (call: TaskCall<'shops.fulfil'>): Promise<void> => {
    const { payload, database, tenantId, now, signal } = call;
    const scope = systemScope(tenantId, `shop-fulfil-${payload.orderId}`);
    const within = <T>(work: (db: TenantDb) => Promise<T>) => database.transaction(scope, work);
    const open = await within((db) => toFulfil(db, payload.orderId));
    if (open === undefined) return;
    const { row, shopRow, consignments, host } = open;
    const work = platformOf(shopRow.platform).fulfil;
    if (work === undefined) return;
    try {
      if (!shopRow.is_active)
        throw new ShopRefusal(sentence('{name} is paused', { name: shopRow.name }));
      await work(requestTo(client, shopRow, signal), {
        ecommerceId: row.ecommerce_id,
        consignments: consignments.map(({ trackingNumber, carrierName }) => ({
          trackingNumber,
          carrierName,
          trackingUrl: `${client.originOf(host)}/track/${encodeURIComponent(trackingNumber)}`,
        })),
        notified: row.notified_numbers,
      });
      const trackingNumbers = consignments.map(({ trackingNumber }) => trackingNumber);
      await within((db) => note(db, row, { at: now, notified: trackingNumbers, problem: null }));
    } catch (error) {
      const { message, pause_ms } = troubleOf(error, payload.attempt);
      await within(async (db) => {
        await note(db, row, { at: null, notified: null, problem: english(message) });
        if (pause_ms === null) return;
        const again = { orderId: row.id, attempt: payload.attempt + 1 };
        await queueFulfilment(db, again, await dueIn(db, pause_ms));
      });
    }
  };

async function toFulfil(db: TenantDb, orderId: number) {
  const row = await order(db, orderId);
  if (row === undefined) return undefined;
  const bookings = bookingsOut(row);
  if (!areConsigned(bookings) || isNotified(row, bookings)) return undefined;
  const shopRow = await shop(db, row.shop_id);
  const cards = await bookingsByIds(
    db,
    bookings.map(({ bookingId }) => bookingId),
  );
  const consignments = cards.map(({ consignmentId, carrierName }) => ({
    trackingNumber: consignmentId ?? '',
    carrierName: carrierName ?? '',
  }));
  const { host } = await letterheadOf(db);
  return shopRow && { row, shopRow, consignments, host };
}

async function note(db: TenantDb, row: OrderRow, became: FulfilmentOutcome): Promise<void> {
  await noteFulfilled(db, row.id, became);
  publish(db, 'shop.ordersChanged', { id: row.shop_id, customerId: row.customer_id });
}

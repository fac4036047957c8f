import type { Address } from '@waybill/contract/shared/address';
import type { OrderStage, OrderStatus } from '@waybill/contract/shops/lifecycle';
import type {
  OrderBooking,
  OrderItem,
  OrderParcel,
  WebOrder,
} from '@waybill/contract/shops/orders/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** An order after a check. */
export type CheckedOrder = {
  readonly to_address: Address;
  readonly items: readonly OrderItem[];
  readonly parcels: readonly OrderParcel[];
  readonly problems: WebOrder['problems'];
  readonly fired_rules: WebOrder['firedRules'];
  /** The service that a rule chose, as rate callbacks name services. */
  readonly ruled_service: string | null;
};

export type OrderToWrite = CheckedOrder & {
  readonly ecommerce_id: string;
  readonly order_number: string;
  readonly from_address: Address;
  readonly shipping_method: string | null;
  readonly chosen_service: string | null;
  readonly note: string | null;
  readonly total_minor: number | null;
  readonly currency: string | null;
  /** ISO 8601. */
  readonly placed_at: string;
};

/** A booking of an order, and the part that it carries; null for a return. */
export type BookingOfOrder = OrderBooking & { readonly part: number | null };

export type OrderRow = Omit<OrderToWrite, 'placed_at'> & {
  readonly id: number;
  readonly shop_id: number;
  readonly customer_id: number;
  readonly status: OrderStatus;
  readonly stage: OrderStage;
  readonly failure: string | null;
  readonly placed_at: Date;
  readonly created_at: Date;
  /** In the order in which they were booked. */
  readonly bookings: readonly BookingOfOrder[];
  readonly consignment_id: string | null;
  readonly fulfilled_at: Date | null;
  /** The numbers that the shop was last notified. */
  readonly notified_numbers: readonly string[];
  readonly fulfilment_problem: string | null;
  readonly shop_name: string;
  readonly store_id: string;
};

export const orderColumns = sql<OrderRow>`
  o.id, o.shop_id, o.customer_id, o.ecommerce_id, o.order_number, o.status, o.stage,
  o.from_address, o.to_address, o.items, o.parcels, o.problems, o.fired_rules, o.ruled_service,
  o.failure, o.shipping_method,
  o.chosen_service, o.note, o.total_minor, o.currency, o.placed_at, o.created_at,
  o.consignment_id, o.fulfilled_at, o.notified_numbers, o.fulfilment_problem,
  s.name as shop_name, s.store_id,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'bookingId', b.booking_id, 'consignmentId', b.consignment_id, 'isReturn', b.is_return,
      'part', b.part
    ) order by b.booking_id)
    from shops.order_booking b where b.tenant_id = o.tenant_id and b.order_id = o.id
  ), '[]') as bookings
`;

export const orderTables = sql`
  shops.shop_order o join shops.shop s on s.tenant_id = o.tenant_id and s.id = o.shop_id
`;

export const order = (db: TenantDb, id: number): Promise<OrderRow | undefined> =>
  db.maybeOne(sql<OrderRow>`select ${orderColumns} from ${orderTables} where o.id = ${id}`);

export const orders = (db: TenantDb, ids: readonly number[]): Promise<OrderRow[]> =>
  db.many(sql<OrderRow>`
    select ${orderColumns} from ${orderTables} where o.id = any (${ids}::bigint[]) order by o.id
  `);

/**
 * Returns the orders, locked in a fixed order, so that concurrent callers never deadlock. They are
 * read afterwards, so that their bookings, for which the lock waited, are seen.
 */
export async function lockOrders(db: TenantDb, ids: readonly number[]): Promise<OrderRow[]> {
  await db.run(sql`
    select o.id from shops.shop_order o where o.id = any (${ids}::bigint[])
    order by o.id for update of o
  `);
  return orders(db, ids);
}

/** Returns those of the bookings that are of an order. */
export const bookingsOfOrders = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<{ id: number }[]> =>
  db.many(sql<{ id: number }>`
    select booking_id as id from shops.order_booking
    where booking_id = any (${bookingIds}::bigint[])
  `);

/**
 * Locks the order of a booking. It is read afterwards, so that changes to its other bookings, for
 * which the lock waited, are seen.
 */
export const lockOrderOfBooking = (
  db: TenantDb,
  bookingId: number,
): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    select o.id from shops.shop_order o
    join shops.order_booking b on b.tenant_id = o.tenant_id and b.order_id = o.id
    where b.booking_id = ${bookingId} for update of o
  `);

/** Returns a batch of a shop's open orders after an id, to check them again. */
export const openOrders = (
  db: TenantDb,
  shopId: number,
  after: { readonly id: number; readonly atMost: number },
): Promise<OrderRow[]> =>
  db.many(sql<OrderRow>`
    select ${orderColumns} from ${orderTables}
    where o.shop_id = ${shopId} and o.status = 'New' and o.id > ${after.id}
    order by o.id limit ${after.atMost} for update of o
  `);

/** Adds orders; existing ones stay unchanged. Returns the ids of new ones. */
export const insertOrders = (
  db: TenantDb,
  shop: { readonly id: number; readonly customer_id: number },
  { rows, now }: { readonly rows: readonly OrderToWrite[]; readonly now: Date },
): Promise<{ ecommerce_id: string }[]> =>
  db.many(sql<{ ecommerce_id: string }>`
    with added as (
      insert into shops.shop_order (
        tenant_id, shop_id, customer_id, ecommerce_id, order_number, from_address, to_address,
        items, parcels, problems, fired_rules, ruled_service, shipping_method, chosen_service, note,
        total_minor, currency, placed_at, created_at
      )
      select ${db.scope.tenantId}, ${shop.id}, ${shop.customer_id}, w.ecommerce_id, w.order_number,
        w.from_address, w.to_address, w.items, w.parcels, w.problems, w.fired_rules,
        w.ruled_service, w.shipping_method, w.chosen_service, w.note, w.total_minor,
        w.currency, w.placed_at, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
        ecommerce_id text, order_number text, from_address jsonb, to_address jsonb, items jsonb,
        parcels jsonb, problems jsonb, fired_rules jsonb, ruled_service text,
        shipping_method text, chosen_service text, note text, total_minor bigint,
        currency text, placed_at timestamptz
      )
      on conflict (tenant_id, shop_id, ecommerce_id) do nothing
      returning ecommerce_id
    )
    select ecommerce_id from added
  `);

/** Cancels orders that the shop cancelled or shipped otherwise, if they are not booked yet. */
export const cancelByShop = (
  db: TenantDb,
  shopId: number,
  ecommerceIds: readonly string[],
): Promise<number> =>
  db.run(sql`
    update shops.shop_order set status = 'Cancelled', failure = null
    where shop_id = ${shopId} and ecommerce_id = any (${ecommerceIds}) and status = 'New'
  `);

export const cancelOpen = (
  db: TenantDb,
  ids: readonly number[],
): Promise<{ shop_id: number; customer_id: number }[]> =>
  db.many(sql<{ shop_id: number; customer_id: number }>`
    with cancelled as (
      update shops.shop_order set status = 'Cancelled', failure = null
      where id = any (${ids}::bigint[]) and status = 'New'
      returning shop_id, customer_id
    )
    select shop_id, customer_id from cancelled
  `);

export const writeChecked = (
  db: TenantDb,
  rows: readonly (CheckedOrder & { readonly id: number })[],
): Promise<number> =>
  db.run(sql`
    update shops.shop_order o set
      to_address = w.to_address, items = w.items, parcels = w.parcels, problems = w.problems,
      fired_rules = w.fired_rules, ruled_service = w.ruled_service, failure = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
      id bigint, to_address jsonb, items jsonb, parcels jsonb, problems jsonb, fired_rules jsonb,
      ruled_service text
    )
    where o.id = w.id
  `);

/** What a check changes of an order. */
export const checkedOnly = (order: CheckedOrder & { readonly id: number }) => ({
  id: order.id,
  to_address: order.to_address,
  items: order.items,
  parcels: order.parcels,
  problems: order.problems,
  fired_rules: order.fired_rules,
  ruled_service: order.ruled_service,
});

export type BookingOutcome = {
  readonly id: number;
  /** Empty if it was refused. */
  readonly booking_ids: readonly number[];
  readonly failure: string | null;
};

/** Saves the outcomes of booking orders. */
export const writeOutcomes = (db: TenantDb, rows: readonly BookingOutcome[]): Promise<number> =>
  db.run(sql`
    with outcome as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (
        id bigint, booking_ids bigint[], failure text
      )
    ), booked as (
      insert into shops.order_booking (tenant_id, booking_id, order_id, customer_id, part)
      select o.tenant_id, b.id, o.id, o.customer_id, b.place - 1
      from outcome w
      join shops.shop_order o on o.id = w.id
      cross join unnest(w.booking_ids) with ordinality as b (id, place)
    )
    update shops.shop_order o set
      status = case when w.booking_ids = '{}' then 'New' else 'Booked' end, failure = w.failure
    from outcome w where o.id = w.id
  `);

type PartBooking = { readonly id: number; readonly part: number };

/** Adds the bookings of parts that had none any more. */
export const addBookings = (
  db: TenantDb,
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
  bookings: readonly PartBooking[],
): Promise<number> =>
  db.run(sql`
    with added as (
      insert into shops.order_booking (tenant_id, booking_id, order_id, customer_id, part)
      select ${db.scope.tenantId}, w.id, ${id}, ${customer_id}, w.part
      from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as w (id bigint, part smallint)
    )
    update shops.shop_order set failure = null where id = ${id}
  `);

export const addReturn = (
  db: TenantDb,
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
  bookingId: number,
): Promise<number> =>
  db.run(sql`
    insert into shops.order_booking (tenant_id, booking_id, order_id, customer_id, is_return)
    values (${db.scope.tenantId}, ${bookingId}, ${id}, ${customer_id}, true)
  `);

export const writeConsignment = (
  db: TenantDb,
  bookingId: number,
  consignment: string,
): Promise<number> =>
  db.run(sql`
    update shops.order_booking set consignment_id = ${consignment} where booking_id = ${bookingId}
  `);

export const removeBooking = (db: TenantDb, bookingId: number): Promise<number> =>
  db.run(sql`delete from shops.order_booking where booking_id = ${bookingId}`);

/** Notes what an order's bookings tell about it. */
export const noteBookings = (
  db: TenantDb,
  id: number,
  {
    consignments,
    failure,
  }: { readonly consignments: string | null; readonly failure: string | null },
): Promise<number> =>
  db.run(sql`
    update shops.shop_order set consignment_id = ${consignments}, failure = ${failure}
    where id = ${id}
  `);

/** Reopens an order of which no booking is left, so that it can be booked again. */
export const reopen = (db: TenantDb, id: number, failure: string): Promise<number> =>
  db.run(sql`
    update shops.shop_order set
      status = 'New', consignment_id = null, failure = ${failure}, fulfilled_at = null,
      fulfilment_problem = null
    where id = ${id}
  `);

export type FulfilmentOutcome = {
  /** Null if the shop was not notified. */
  readonly at: Date | null;
  readonly notified: readonly string[] | null;
  readonly problem: string | null;
};

export const noteFulfilled = (
  db: TenantDb,
  id: number,
  became: FulfilmentOutcome,
): Promise<number> =>
  db.run(sql`
    update shops.shop_order set
      fulfilled_at = ${became.at}, fulfilment_problem = ${became.problem},
      notified_numbers = coalesce(${became.notified}::text[], notified_numbers)
    where id = ${id}
  `);

export const countsByStage = (
  db: TenantDb,
  of: { readonly customerId?: number | undefined; readonly shopId?: number | undefined },
): Promise<{ stage: OrderStage; count: number }[]> =>
  db.many(sql<{ stage: OrderStage; count: number }>`
    select stage, count(*)::int as count from shops.shop_order
    where (${of.customerId ?? null}::bigint is null or customer_id = ${of.customerId ?? null})
      and (${of.shopId ?? null}::bigint is null or shop_id = ${of.shopId ?? null})
    group by stage
  `);

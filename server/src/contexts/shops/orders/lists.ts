import type { OrderStage } from '@waybill/contract/shops/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { orderColumns, type OrderRow, orderTables } from './sql.ts';

const orders: List = {
  fields: {
    id: { sql: 'o.id', type: 'bigint' },
    ecommerceId: { sql: 'o.ecommerce_id', type: 'text' },
    orderNumber: { sql: 'o.order_number', type: 'text' },
    shopId: { sql: 'o.shop_id', type: 'bigint' },
    shopName: { sql: 's.name', type: 'text' },
    customerId: { sql: 'o.customer_id', type: 'bigint' },
    status: { sql: 'o.status', type: 'text' },
    stage: { sql: 'o.stage', type: 'text' },
    receiver: { sql: "(o.to_address ->> 'contactName')", type: 'text' },
    suburb: { sql: "(o.to_address ->> 'suburb')", type: 'text' },
    postCode: { sql: "(o.to_address ->> 'postCode')", type: 'text' },
    shippingMethod: { sql: 'o.shipping_method', type: 'text' },
    consignmentId: { sql: 'o.consignment_id', type: 'text' },
    orderTime: { sql: 'o.placed_at', type: 'timestamptz' },
    creationTime: { sql: 'o.created_at', type: 'timestamptz' },
    words: { sql: 'o.words', type: 'text' },
  },
  searched: ['words'],
  sorting: 'orderTime desc',
  tieBreak: 'id',
};

type OrdersQuery = ListQuery & {
  readonly customerId?: number | undefined;
  readonly shopId?: number | undefined;
  readonly stage?: OrderStage | undefined;
};

export const ordersPage = (db: TenantDb, query: OrdersQuery): Promise<RowPage<OrderRow>> =>
  listPage(db, orders, {
    query,
    select: orderColumns,
    from: orderTables,
    where: sql`
      (${query.customerId ?? null}::bigint is null or o.customer_id = ${query.customerId ?? null})
      and (${query.shopId ?? null}::bigint is null or o.shop_id = ${query.shopId ?? null})
      and (${query.stage ?? null}::text is null or o.stage = ${query.stage ?? null})
    `,
  });

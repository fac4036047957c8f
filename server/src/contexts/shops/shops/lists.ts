import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { shopColumns, type ShopRow } from './sql.ts';

export type ListedShop = ShopRow & {
  readonly recent_orders: number;
  readonly open_orders: number;
};

const shops: List = {
  fields: {
    id: { sql: 's.id', type: 'bigint' },
    name: { sql: 's.name', type: 'text' },
    eCommercePlatform: { sql: 's.platform', type: 'text' },
    isActive: { sql: 's.is_active', type: 'boolean' },
    customerId: { sql: 's.customer_id', type: 'bigint' },
    lastSyncTime: { sql: 's.last_synced_at', type: 'timestamptz' },
  },
  searched: ['name', 'eCommercePlatform'],
  sorting: 'name',
  tieBreak: 'id',
};

type ShopsQuery = ListQuery & { readonly customerId?: number | undefined };

const listed = (now: Date) => sql<ListedShop>`
  ${shopColumns},
  (select count(*) from shops.shop_order o where o.tenant_id = s.tenant_id and o.shop_id = s.id
    and o.placed_at > ${now}::timestamptz - interval '7 days')::int as recent_orders,
  (select count(*) from shops.shop_order o where o.tenant_id = s.tenant_id and o.shop_id = s.id
    and o.status = 'New')::int as open_orders
`;

export const shopsPage = (
  db: TenantDb,
  query: ShopsQuery,
  now: Date,
): Promise<RowPage<ListedShop>> =>
  listPage(db, shops, {
    query,
    select: listed(now),
    from: sql`shops.shop s`,
    where: query.customerId === undefined ? sql`true` : sql`s.customer_id = ${query.customerId}`,
  });

export const listedShop = (db: TenantDb, id: number, now: Date): Promise<ListedShop | undefined> =>
  db.maybeOne(sql<ListedShop>`select ${listed(now)} from shops.shop s where s.id = ${id}`);

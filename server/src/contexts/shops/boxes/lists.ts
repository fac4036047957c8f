import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { boxColumns, type BoxRow } from './sql.ts';

const boxes: List = {
  fields: {
    id: { sql: 'b.id', type: 'bigint' },
    shopId: { sql: 'b.shop_id', type: 'bigint' },
    customerId: { sql: 'b.customer_id', type: 'bigint' },
    boxType: { sql: 'b.box_type', type: 'text' },
    isAvailable: { sql: 'b.is_available', type: 'boolean' },
  },
  searched: ['boxType'],
  sorting: 'id',
  tieBreak: 'id',
};

type BoxesQuery = ListQuery & { readonly shopId?: number | undefined };

export const boxesPage = (db: TenantDb, query: BoxesQuery): Promise<RowPage<BoxRow>> =>
  listPage(db, boxes, {
    query,
    select: boxColumns,
    from: sql`shops.box b`,
    where: query.shopId === undefined ? sql`true` : sql`b.shop_id = ${query.shopId}`,
  });

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listBatches, listPage, type ListQuery } from '#platform/lists/list.ts';
import { itemColumns, type ItemRow, itemTables } from './sql.ts';

const items: List = {
  fields: {
    id: { sql: 'i.id', type: 'uuid' },
    itemId: { sql: 'i.barcode', type: 'text' },
    sku: { sql: 'i.sku', type: 'text' },
    description: { sql: 'i.description', type: 'text' },
    consignmentNumber: { sql: 'c.number', type: 'text' },
    zone: { sql: 'i.zone', type: 'text' },
    status: { sql: 'i.status', type: 'text' },
    isDamaged: { sql: 'i.is_damaged', type: 'boolean' },
    deliveryDate: { sql: 'i.delivery_date', type: 'date' },
    customerName: { sql: 'k.display_name', type: 'text' },
    customerId: { sql: 'i.customer_id', type: 'bigint' },
    creationTime: { sql: 'i.created_at', type: 'timestamptz' },
  },
  searched: ['itemId', 'sku', 'description', 'consignmentNumber', 'zone'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const itemsPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, items, { query, select: itemColumns, from: itemTables });

export type ExportedItem = ItemRow & { readonly customer_code: string };

/** Yields all items of the list, in its order, in batches. */
export const itemsToExport = (
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): AsyncIterable<readonly ExportedItem[]> =>
  listBatches(db, items, {
    query,
    select: sql<ExportedItem>`${itemColumns}, k.code as customer_code`,
    from: itemTables,
  });

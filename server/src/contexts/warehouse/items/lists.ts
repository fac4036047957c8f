import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { alsoByOwner } from '#platform/lists/filtering.ts';
import { listBatches, listPage, type ListQuery } from '#platform/lists/list.ts';
import { consignmentsWith, itemColumns, type ItemRow, itemTables } from './sql.ts';

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
    inStoreSince: { sql: 'i.in_store_since', type: 'timestamptz' },
    creationTime: { sql: 'i.created_at', type: 'timestamptz' },
    words: { sql: 'i.words', type: 'text' },
  },
  searched: ['words'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

/** Returns the list for a query: text also finds items by the number of their consignment. */
const listFor = (db: TenantDb, { filter }: Pick<ListQuery, 'filter'>): Promise<List> =>
  alsoByOwner(items, filter, {
    text: sql`c.number`,
    find: (matches, most) => consignmentsWith(db, matches, most),
    owned: (ids) => sql`i.consignment_id = any (${ids}::uuid[])`,
  });

export const itemsPage = async (db: TenantDb, query: ListQuery) =>
  listPage(db, await listFor(db, query), { query, select: itemColumns, from: itemTables });

export type ExportedItem = ItemRow & { readonly customer_code: string };

/** Yields all items of the list, in its order, in batches. */
export async function* itemsToExport(
  db: TenantDb,
  query: Pick<ListQuery, 'filter' | 'sorting'>,
): AsyncGenerator<readonly ExportedItem[]> {
  yield* listBatches(db, await listFor(db, query), {
    query,
    select: sql<ExportedItem>`${itemColumns}, k.code as customer_code`,
    from: itemTables,
  });
}

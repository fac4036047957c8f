import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { matchSql } from '#platform/lists/filter/compile.ts';
import { searchedText } from '#platform/lists/filtering.ts';
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
    creationTime: { sql: 'i.created_at', type: 'timestamptz' },
    words: { sql: 'i.words', type: 'text' },
  },
  searched: ['words'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

/** More consignments with one text in their numbers than a search by them serves. */
const consignmentsMax = 100;

/** Returns the list for a query: text also finds items by the number of their consignment. */
async function listFor(db: TenantDb, { filter }: Pick<ListQuery, 'filter'>): Promise<List> {
  const sought = searchedText(items, filter);
  if (sought === null) return items;
  const hasNumber = matchSql(sql`c.number`, 'contains', sought);
  const consignments = await consignmentsWith(db, hasNumber, consignmentsMax + 1);
  if (consignments.length === 0) return items;
  const alsoFound =
    consignments.length > consignmentsMax
      ? hasNumber
      : sql<boolean>`i.consignment_id = any (${consignments}::uuid[])`;
  return { ...items, alsoFound };
}

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

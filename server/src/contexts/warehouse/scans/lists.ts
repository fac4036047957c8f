import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery } from '#platform/lists/list.ts';
import { scanColumns, scanTables } from './sql.ts';

const scans: List = {
  fields: {
    id: { sql: 's.id', type: 'uuid' },
    itemId: { sql: 'i.barcode', type: 'text' },
    code: { sql: 's.code', type: 'text' },
    locationCode: { sql: 's.location_code', type: 'text' },
    warehouseCode: { sql: 's.warehouse_code', type: 'text' },
    creationTime: { sql: 's.scanned_at', type: 'timestamptz' },
  },
  searched: ['itemId', 'code', 'locationCode'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

type ScansQuery = ListQuery & { readonly itemId?: string | undefined };

/** Returns a page of scans, optionally of the item with a barcode or uuid. */
export const scansPage = (db: TenantDb, query: ScansQuery) =>
  listPage(db, scans, {
    query,
    select: scanColumns,
    from: scanTables,
    where: sql`
      (${query.itemId ?? null}::text is null or upper(i.barcode) = upper(${query.itemId ?? null})
        or i.id::text = ${query.itemId ?? null})
    `,
  });

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { isInWarehouse } from '../items/sql.ts';

export type StocktakeRow = {
  readonly id: string;
  readonly prefix: string;
  readonly is_blind: boolean;
  readonly status: 'Open' | 'Closed';
  readonly note: string | null;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly expected: number;
  readonly counted: number;
  readonly differences: number;
};

export const stocktakeColumns = sql<StocktakeRow>`
  k.id, k.prefix, k.is_blind, k.status, k.note, k.created_at,
  identity_public.name_of_user(k.created_by) as created_by, k.closed_at,
  identity_public.name_of_user(k.closed_by) as closed_by, n.expected, n.counted, n.differences
`;

export const stocktakeTables = sql`
  warehouse.stocktake k
  cross join lateral (
    select (count(w.expected_zone))::int as expected, (count(w.counted_zone))::int as counted,
           (count(*) filter (
             where upper(w.expected_zone) is distinct from upper(w.counted_zone)
           ))::int as differences
    from warehouse.stocktake_line w
    where w.tenant_id = k.tenant_id and w.stocktake_id = k.id
  ) n
`;

export const stocktake = (db: TenantDb, id: string): Promise<StocktakeRow | undefined> =>
  db.maybeOne(sql<StocktakeRow>`
    select ${stocktakeColumns} from ${stocktakeTables} where k.id = ${id}
  `);

/** Locks the stocktake, so that counts are saved before it closes. */
export const lockStocktake = (
  db: TenantDb,
  id: string,
  mode: 'count' | 'close',
): Promise<{ readonly id: string; readonly status: 'Open' | 'Closed' } | undefined> =>
  db.maybeOne(sql<{ id: string; status: 'Open' | 'Closed' }>`
    select id, status from warehouse.stocktake
    where id = ${id} ${mode === 'close' ? sql`for update` : sql`for share`}
  `);

type ToOpen = {
  readonly id: string;
  readonly prefix: string;
  readonly isBlind: boolean;
  readonly now: Date;
};

/** Opens a stocktake and saves the items that are expected in its locations now. */
export async function insertStocktake(db: TenantDb, toOpen: ToOpen): Promise<void> {
  const { id, prefix, isBlind, now } = toOpen;
  await db.run(sql`
    insert into warehouse.stocktake (
      tenant_id, id, prefix, is_blind, status, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${id}, ${prefix}, ${isBlind}, 'Open', ${now}, ${db.scope.userId}
    )
  `);
  await db.run(sql`
    insert into warehouse.stocktake_line (
      tenant_id, stocktake_id, barcode, item_id, expected_zone
    )
    select ${db.scope.tenantId}, ${id}, upper(i.barcode), i.id, coalesce(i.zone, '')
    from warehouse.item i
    where ${isInWarehouse}
      and starts_with(upper(coalesce(i.zone, '')), ${prefix})
  `);
}

type Count = {
  readonly id: string;
  readonly zone: string;
  readonly barcodes: readonly string[];
  readonly now: Date;
};

/** Counts barcodes at a location; the last count of a barcode applies. */
export const writeCounts = (db: TenantDb, { id, zone, barcodes, now }: Count): Promise<number> =>
  db.run(sql`
    insert into warehouse.stocktake_line as w (
      tenant_id, stocktake_id, barcode, item_id, counted_zone, counted_at, counted_by
    )
    select ${db.scope.tenantId}, ${id}, b.barcode, i.id, ${zone}, ${now}, ${db.scope.userId}
    from unnest(${barcodes}::text[]) as b (barcode)
    left join warehouse.item i
      on i.tenant_id = platform.tenant_id() and upper(i.barcode) = b.barcode
    order by b.barcode
    on conflict (tenant_id, stocktake_id, barcode) do update set
      counted_zone = excluded.counted_zone, counted_at = excluded.counted_at,
      counted_by = excluded.counted_by, item_id = coalesce(w.item_id, excluded.item_id)
  `);

export type LineRow = {
  readonly barcode: string;
  readonly item_id: string | null;
  readonly description: string | null;
  readonly expected_zone: string | null;
  readonly counted_zone: string | null;
  readonly counted_at: Date | null;
  readonly counted_by: string | null;
};

export const linesOf = (db: TenantDb, id: string): Promise<LineRow[]> =>
  db.many(sql<LineRow>`
    select w.barcode, w.item_id, i.description, w.expected_zone, w.counted_zone, w.counted_at,
           identity_public.name_of_user(w.counted_by) as counted_by
    from warehouse.stocktake_line w
    left join warehouse.item i on i.tenant_id = w.tenant_id and i.id = w.item_id
    where w.stocktake_id = ${id}
    order by w.counted_at desc nulls last, w.barcode
  `);

export const markClosed = (
  db: TenantDb,
  { id, note, now }: { readonly id: string; readonly note: string | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update warehouse.stocktake set
      status = 'Closed', note = ${note}, closed_at = ${now}, closed_by = ${db.scope.userId}
    where id = ${id}
  `);

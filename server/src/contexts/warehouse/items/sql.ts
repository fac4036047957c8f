import type { ItemStatus } from '@waybill/contract/warehouse/lifecycle';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ScanRow } from '../scans/sql.ts';

type Measure = { readonly value: number; readonly unit: string };

export type ItemToWrite = {
  readonly id: string;
  readonly customer_id: number;
  readonly barcode: string;
  readonly sku: string | null;
  readonly description: string | null;
  readonly consignment_id: string | null;
  readonly height: Measure;
  readonly width: Measure;
  readonly length: Measure;
  readonly weight: Measure;
  readonly zone: string | null;
  readonly delivery_date: string | null;
  readonly pallet_spaces: number;
};

export type ItemRow = ItemToWrite & {
  readonly consignment_number: string | null;
  readonly customer_name: string;
  readonly status: ItemStatus;
  readonly is_damaged: boolean;
  readonly created_at: Date;
  readonly last_scan: ScanRow | null;
  /** When it came in; null if it is not in the warehouse. */
  readonly in_store_since: Date | null;
  /** The pictures of all scans, newest first. */
  readonly pictures: readonly PictureOfScan[];
};

export type PictureOfScan = {
  readonly id: string;
  readonly scan: string;
  readonly isPhoto: boolean;
};

const awayStatuses = sql`'Expected', 'Dispatched', 'Missing'`;

/** True for an item `i` that lies in the warehouse now. */
export const isInWarehouse = sql<boolean>`i.status not in (${awayStatuses})`;

/** True for a scan `e` of an item `i` that was not undone. */
const isItsScan = sql<boolean>`
  e.tenant_id = i.tenant_id and e.item_id = i.id and not exists (
    select from warehouse.scan_event u where u.tenant_id = e.tenant_id and u.undoes = e.id
  )
`;

/** Returns a column of the scan with which an item `i` left last. */
const ofLastLeaving = (column: 'scanned_at' | 'id') => sql`(
  select ${sql.ref(`e.${column}`)} from warehouse.scan_event e
  where ${isItsScan} and e.code in ('DISPATCHED', 'MISSING')
  order by e.scanned_at desc, e.id desc limit 1
)`;

/**
 * The beginning of the stay of an item `i` that will have this status, as `warehouse_public.stay`
 * has it, but found without reading all scans. Scans are saved before, in any order of their times:
 * a late one may lengthen or end the stay.
 */
const sinceWith = (status: RawBuilder<string>) => sql<Date | null>`
  case when ${status} not in (${awayStatuses}) then (
    select e.scanned_at from warehouse.scan_event e
    where ${isItsScan} and e.code in ('INWARD', 'PUTAWAY', 'STOCKTAKE') and (e.scanned_at, e.id) > (
      coalesce(${ofLastLeaving('scanned_at')}, '-infinity'),
      coalesce(${ofLastLeaving('id')}, '00000000-0000-0000-0000-000000000000')
    )
    order by e.scanned_at, e.id limit 1
  ) end
`;

export const itemColumns = sql<ItemRow>`
  i.id, i.customer_id, i.barcode, i.sku, i.description, i.consignment_id, i.height, i.width,
  i.length, i.weight, i.zone, i.delivery_date, 
  i.pallet_spaces::float8 as pallet_spaces, i.status, i.is_damaged, i.created_at,
  c.number as consignment_number, k.display_name as customer_name,
  case when s.id is null then null else jsonb_build_object(
    'id', s.id, 'item_id', i.id, 'barcode', i.barcode, 'code', s.code,
    'location_code', s.location_code, 'warehouse_code', s.warehouse_code, 'details', s.details,
    'pictures', s.pictures, 'scanned_at', s.scanned_at, 'creator_id', s.creator_id
  ) end as last_scan,
  i.in_store_since,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('id', p ->> 'id', 'scan', e.id, 'isPhoto', p ->> 'kind' <> 'signature')
      order by e.scanned_at desc
    )
    from warehouse.scan_event e, jsonb_array_elements(e.pictures) p
    where e.tenant_id = i.tenant_id and e.item_id = i.id
  ), '[]') as pictures
`;

export const itemTables = sql`
  warehouse.item i
  join customers_public.customer_card k on k.tenant_id = i.tenant_id and k.id = i.customer_id
  left join warehouse.consignment c on c.tenant_id = i.tenant_id and c.id = i.consignment_id
  left join warehouse.scan_event s on s.tenant_id = i.tenant_id and s.id = i.last_scan_id
`;

/** Returns the ids of the consignments `c` that match, at most `most`. */
export const consignmentsWith = async (
  db: TenantDb,
  matches: RawBuilder<boolean>,
  most: number,
): Promise<string[]> => {
  const rows = await db.many(sql<{ id: string }>`
    select c.id from warehouse.consignment c where ${matches} limit ${most}
  `);
  return rows.map(({ id }) => id);
};

export const item = (db: TenantDb, id: string): Promise<ItemRow | undefined> =>
  db.maybeOne(sql<ItemRow>`select ${itemColumns} from ${itemTables} where i.id = ${id}`);

export type HeldItem = {
  readonly id: string;
  readonly customer_id: number;
  readonly barcode: string;
  readonly status: ItemStatus;
  readonly is_damaged: boolean;
  readonly zone: string | null;
  readonly warehouse_code: string | null;
  /** Null if it was never scanned. */
  readonly last_scan: {
    readonly code: string;
    readonly location_code: string | null;
    readonly scanned_at: string;
    readonly creator_id: number | null;
  } | null;
};

const heldColumns = sql<HeldItem>`
  i.id, i.customer_id, i.barcode, i.status, i.is_damaged, i.zone, i.warehouse_code, (
    select jsonb_build_object(
      'code', s.code, 'location_code', s.location_code, 'scanned_at', s.scanned_at,
      'creator_id', s.creator_id
    )
    from warehouse.scan_event s where s.tenant_id = i.tenant_id and s.id = i.last_scan_id
  ) as last_scan
`;

/** Locks the item until the transaction ends. */
export const lockItem = (db: TenantDb, id: string): Promise<HeldItem | undefined> =>
  db.maybeOne(sql<HeldItem>`
    select ${heldColumns} from warehouse.item i where i.id = ${id} for update
  `);

/** Locks the items with these barcodes in a fixed order, so that two scanners never deadlock. */
export const lockItemsByBarcode = (
  db: TenantDb,
  barcodes: readonly string[],
): Promise<HeldItem[]> =>
  db.many(sql<HeldItem>`
    select ${heldColumns} from warehouse.item i
    where upper(i.barcode) = any (${barcodes.map((each) => each.toUpperCase())}::text[])
    order by i.id for update
  `);

/** Locks the items of scans, by the id of a scan or the device's own, in a fixed order. */
export const lockItemsOfScans = (db: TenantDb, scanIds: readonly string[]): Promise<HeldItem[]> =>
  db.many(sql<HeldItem>`
    select ${heldColumns} from warehouse.item i
    where exists (
      select 1 from warehouse.scan_event s
      where s.tenant_id = i.tenant_id and s.item_id = i.id and s.undoes is null
        and (s.id = any (${scanIds}::uuid[]) or s.client_event_id = any (${scanIds}::uuid[]))
    )
    order by i.id for update
  `);

export const insertItem = (db: TenantDb, row: ItemToWrite, now: Date): Promise<number> =>
  db.run(sql`
    insert into warehouse.item (
      tenant_id, id, customer_id, barcode, sku, description, consignment_id, height, width, length,
      weight, zone, delivery_date, pallet_spaces, status, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${row.id}, ${row.customer_id}, ${row.barcode}, ${row.sku},
      ${row.description}, ${row.consignment_id}, ${JSON.stringify(row.height)}::jsonb,
      ${JSON.stringify(row.width)}::jsonb, ${JSON.stringify(row.length)}::jsonb,
      ${JSON.stringify(row.weight)}::jsonb, ${row.zone}, ${row.delivery_date},
      ${row.pallet_spaces}, 'Expected', ${now},
      ${db.scope.userId}
    )
  `);

export const replaceItem = (db: TenantDb, row: ItemToWrite): Promise<number> =>
  db.run(sql`
    update warehouse.item set
      customer_id = ${row.customer_id}, barcode = ${row.barcode}, sku = ${row.sku},
      description = ${row.description}, consignment_id = ${row.consignment_id},
      height = ${JSON.stringify(row.height)}::jsonb, width = ${JSON.stringify(row.width)}::jsonb,
      length = ${JSON.stringify(row.length)}::jsonb, weight = ${JSON.stringify(row.weight)}::jsonb,
      zone = ${row.zone}, delivery_date = ${row.delivery_date},
      pallet_spaces = ${row.pallet_spaces}
    where id = ${row.id}
  `);

export const dropItem = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from warehouse.item where id = ${id}`);

/** The state of an item after a scan. */
export type ItemState = {
  readonly id: string;
  readonly status: ItemStatus;
  readonly is_damaged: boolean;
  readonly last_scan_id: string;
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
};

/**
 * Saves the states of items after a scan, which is in the log already; a null location does not
 * change the item's.
 */
export const writeStates = (db: TenantDb, states: readonly ItemState[]): Promise<number> =>
  db.run(sql`
    update warehouse.item i set
      status = w.status, is_damaged = w.is_damaged, last_scan_id = w.last_scan_id,
      zone = coalesce(w.location_code, i.zone),
      warehouse_code = coalesce(w.warehouse_code, i.warehouse_code),
      in_store_since = ${sinceWith(sql`w.status`)}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as w (
      id uuid, status text, is_damaged boolean, last_scan_id uuid, location_code text,
      warehouse_code text
    )
    where i.id = w.id
  `);

type StateBefore = {
  readonly id: string;
  readonly last_scan_id: string;
  readonly status: ItemStatus;
  readonly isDamaged: boolean;
  readonly zone: string | null;
  readonly warehouseCode: string | null;
};

/** Restores the state of an item before an undone scan. */
export const restoreState = (db: TenantDb, was: StateBefore): Promise<number> =>
  db.run(sql`
    update warehouse.item i set
      status = ${was.status}, is_damaged = ${was.isDamaged}, last_scan_id = ${was.last_scan_id},
      zone = ${was.zone}, warehouse_code = ${was.warehouseCode},
      in_store_since = ${sinceWith(sql`${was.status}::text`)}
    where id = ${was.id}
  `);

/** Returns items by id, ordered by barcode. */
export const itemsOfIds = (db: TenantDb, ids: readonly string[]): Promise<ItemRow[]> =>
  db.many(sql<ItemRow>`
    select ${itemColumns} from ${itemTables} where i.id = any (${ids}::uuid[]) order by i.barcode
  `);

/** Returns the customers that the caller can see, by their code in upper case. */
export async function customersByCode(
  db: TenantDb,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await db.many(sql<{ id: number; code: string }>`
    select id, upper(code) as code from customers_public.customer_card
    where upper(code) = any (${codes.map((each) => each.toUpperCase())}::text[])
  `);
  return new Map(found.map(({ id, code }) => [code, id]));
}

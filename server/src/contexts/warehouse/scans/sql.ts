import type { ItemStatus } from '@waybill/contract/warehouse/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ItemPicture = {
  readonly id: string;
  readonly type: string;
  readonly kind: string;
  /** The file of its small version; absent for signatures and for older photos. */
  readonly thumbnail?: string;
};

export type ScanRow = {
  readonly id: string;
  readonly item_id: string;
  readonly barcode: string;
  readonly code: string;
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly ItemPicture[];
  readonly scanned_at: Date | string;
  readonly creator_id: number | null;
  readonly creator_name?: string | null;
};

export const scanColumns = sql<ScanRow>`
  s.id, s.item_id, i.barcode, s.code, s.location_code, s.warehouse_code, s.details, s.pictures,
  s.scanned_at, s.creator_id, identity_public.name_of_user(s.creator_id) as creator_name
`;

export const scanTables = sql`
  warehouse.scan_event s
  join warehouse.item i on i.tenant_id = s.tenant_id and i.id = s.item_id
`;

export const scan = (db: TenantDb, id: string): Promise<ScanRow | undefined> =>
  db.maybeOne(sql<ScanRow>`select ${scanColumns} from ${scanTables} where s.id = ${id}`);

/** Returns scans of items, newest first, at most a hundred per item. */
export const scansOfItems = (db: TenantDb, itemIds: readonly string[]): Promise<ScanRow[]> =>
  db.many(sql<ScanRow>`
    select s.*, requested.barcode
    from (
      select i.tenant_id, i.id, i.barcode from warehouse.item i
      where i.id = any (${itemIds}::uuid[])
    ) requested
    cross join lateral (
      select e.id, e.item_id, e.code, e.location_code, e.warehouse_code, e.details, e.pictures,
             e.scanned_at, e.creator_id
      from warehouse.scan_event e
      where e.tenant_id = requested.tenant_id and e.item_id = requested.id
      order by e.scanned_at desc, e.id desc limit 100
    ) s
    order by s.scanned_at desc, s.id desc
  `);

/** The state of an item before it was scanned. */
export type ItemBefore = {
  readonly status: ItemStatus;
  readonly isDamaged: boolean;
  readonly zone: string | null;
  readonly warehouseCode: string | null;
};

export type ItemScanToWrite = {
  readonly id: string;
  readonly item_id: string;
  readonly customer_id: number;
  readonly code: string;
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly ItemPicture[];
  readonly scanned_at: string;
  readonly received_at: string;
  readonly creator_id: number | null;
  readonly client_event_id: string | null;
  readonly before: ItemBefore;
  /** The scan that this one undoes. */
  readonly undoes: string | null;
};

/** Saves new scans and returns their ids. A scan sent twice is saved once. */
export const addScans = (
  db: TenantDb,
  scans: readonly ItemScanToWrite[],
): Promise<{ readonly id: string }[]> =>
  db.many(sql<{ id: string }>`
    insert into warehouse.scan_event (
      tenant_id, id, item_id, customer_id, code, location_code, warehouse_code, details, pictures,
      scanned_at, received_at, creator_id, client_event_id, before, undoes
    )
    select ${db.scope.tenantId}, w.id, w.item_id, w.customer_id, w.code, w.location_code,
           w.warehouse_code, w.details, w.pictures, w.scanned_at, w.received_at, w.creator_id,
           w.client_event_id, w.before, w.undoes
    from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) as w (
      id uuid, item_id uuid, customer_id bigint, code text, location_code text,
      warehouse_code text, details jsonb, pictures jsonb, scanned_at timestamptz,
      received_at timestamptz, creator_id bigint, client_event_id uuid, before jsonb, undoes uuid
    )
    on conflict do nothing
    returning id
  `);

export type KnownItemScan = {
  readonly id: string;
  readonly item_id: string;
  readonly client_event_id: string;
};

/** Returns the scans that a device sent before, by its own ids. */
export const knownScans = (
  db: TenantDb,
  clientEventIds: readonly string[],
): Promise<KnownItemScan[]> =>
  db.many(sql<KnownItemScan>`
    select id, item_id, client_event_id from warehouse.scan_event
    where client_event_id = any (${clientEventIds}::uuid[])
  `);

export type ScanToUndo = {
  readonly id: string;
  readonly item_id: string;
  readonly code: string;
  readonly creator_id: number | null;
  readonly received_at: Date;
  readonly before: ItemBefore | null;
  /** Whether it is the item's last scan. */
  readonly is_last: boolean;
};

/** Returns a scan by its id or by the device's own id, the newest if that is ambiguous. */
export const scanToUndo = (db: TenantDb, id: string): Promise<ScanToUndo | undefined> =>
  db.maybeOne(sql<ScanToUndo>`
    select s.id, s.item_id, s.code, s.creator_id, s.received_at, s.before,
           i.last_scan_id = s.id as is_last
    from ${scanTables} where s.id = ${id} or s.client_event_id = ${id}
    order by s.id desc limit 1
  `);

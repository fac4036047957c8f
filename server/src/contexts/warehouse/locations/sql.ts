import type { LocationKind, LocationInput } from '@waybill/contract/warehouse/locations/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { isInWarehouse } from '../items/sql.ts';

export type WarehouseLocationRow = {
  readonly id: string;
  readonly code: string;
  readonly kind: LocationKind;
  readonly description: string | null;
  readonly is_active: boolean;
  /** Null if it is not limited. */
  readonly pallet_spaces: number | null;
  readonly items: number;
};

export const locationColumns = sql<WarehouseLocationRow>`
  l.id, l.code, l.kind, l.description, l.is_active,
  l.pallet_spaces::float8 as pallet_spaces, (
    select count(*)::int from warehouse.item i
    where i.tenant_id = l.tenant_id and upper(i.zone) = l.code
      and ${isInWarehouse}
  ) as items
`;

export const locationTables = sql`warehouse.location l`;

type ToSave = LocationInput & { readonly id: string };

/** Adds locations, or replaces those with an existing code; returns for each whether it is new. */
export const saveLocations = (
  db: TenantDb,
  locations: readonly ToSave[],
  now: Date,
): Promise<{ readonly is_new: boolean }[]> =>
  db.many(sql<{ is_new: boolean }>`
    insert into warehouse.location as saved (
      tenant_id, id, code, kind, description, is_active, pallet_spaces, created_at
    )
    select ${db.scope.tenantId}, w.id, w.code, w.kind, w.description, w."isActive",
           w."palletSpaces", ${now}
    from jsonb_to_recordset(${JSON.stringify(locations)}::jsonb) as w (
      id uuid, code text, kind text, description text, "isActive" boolean, "palletSpaces" numeric
    )
    order by w.code
    on conflict on constraint location_code do update set
      kind = excluded.kind, description = excluded.description, is_active = excluded.is_active,
      pallet_spaces = excluded.pallet_spaces
    returning saved.created_at = ${now} and saved.id in (
      select id from jsonb_to_recordset(${JSON.stringify(locations)}::jsonb) as sent (id uuid)
    ) as is_new
  `);

/** Locks the location until the transaction ends. */
export const lockLocation = (db: TenantDb, id: string): Promise<WarehouseLocationRow | undefined> =>
  db.maybeOne(sql<WarehouseLocationRow>`
    select ${locationColumns} from ${locationTables} where l.id = ${id} for update of l
  `);

/** Locks the locations with these codes until the transaction ends. */
export const lockLocationsByCode = (
  db: TenantDb,
  codes: readonly string[],
): Promise<Omit<WarehouseLocationRow, 'items'>[]> =>
  db.many(sql<Omit<WarehouseLocationRow, 'items'>>`
    select l.id, l.code, l.kind, l.description, l.is_active,
           l.pallet_spaces::float8 as pallet_spaces
    from ${locationTables}
    where l.code = any (${codes}::text[]) order by l.code for update
  `);

export const locationsOfIds = (
  db: TenantDb,
  ids: readonly string[],
): Promise<WarehouseLocationRow[]> =>
  db.many(sql<WarehouseLocationRow>`
    select ${locationColumns} from ${locationTables} where l.id = any (${ids}::uuid[])
    order by l.code
  `);

export const dropLocation = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from warehouse.location where id = ${id}`);

import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { type Slot, type slotted, slotTypes } from '../../definitions/domain/slots.ts';

export type RecordRow = {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly data: EntityData;
  readonly customer_id: number | null;
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly updated_at: Date | null;
};

export const recordColumns = sql`
  e.id, e.type, e.url, e.data, e.customer_id, e.created_by, e.created_at, e.updated_at
`;

/** Returns the record with an id (a UUID), whatever its type. */
export const recordById = (db: TenantDb, id: string): Promise<RecordRow | undefined> =>
  db.maybeOne(sql<RecordRow>`
    select ${recordColumns} from records.entity_record e where e.id = ${id}::uuid
  `);

/** Returns the record of a type by its name in URLs. */
export const recordByUrl = (
  db: TenantDb,
  type: string,
  url: string,
): Promise<RecordRow | undefined> =>
  db.maybeOne(sql<RecordRow>`
    select ${recordColumns} from records.entity_record e where e.type = ${type} and e.url = ${url}
  `);

export const lockRecord = (
  db: TenantDb,
  type: string,
  id: string,
): Promise<RecordRow | undefined> =>
  db.maybeOne(sql<RecordRow>`
    select ${recordColumns} from records.entity_record e
    where e.type = ${type} and e.id = ${id}::uuid for update
  `);

/** Field values copied into the indexed columns. */
type Slotted = { readonly slots: ReturnType<typeof slotted> };

export type NewRecord = Omit<RecordRow, 'updated_at'> & Slotted;

const slotNames = sql.raw(slotTypes.map(([slot]) => slot).join(', '));
/** The slots of a row `r` that is passed as JSON. */
const slotsOf = sql.raw(
  `jsonb_to_record(r.slots) as s (${slotTypes.map((slot) => slot.join(' ')).join(', ')})`,
);

export const addRecords = (db: TenantDb, rows: readonly NewRecord[]): Promise<number> =>
  db.run(sql`
    insert into records.entity_record
      (tenant_id, id, type, url, data, customer_id, created_by, created_at, ${slotNames})
    select ${db.scope.tenantId}, r.id, r.type, r.url, r.data, r.customer_id, r.created_by,
      r.created_at, s.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, type text, url text, data jsonb, customer_id bigint, created_by bigint,
      created_at timestamptz, slots jsonb
    ) cross join lateral ${slotsOf}
  `);

export type ReferencedRecord = Slotted & {
  readonly id: string;
  readonly data: EntityData;
  readonly customer_id: number | null;
};

export const saveRecords = (
  db: TenantDb,
  rows: readonly ReferencedRecord[],
  now: Date,
): Promise<number> =>
  db.run(sql`
    update records.entity_record e
    set data = r.data, customer_id = r.customer_id, updated_at = ${now},
      (${slotNames}) = (select s.* from ${slotsOf})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
      (id uuid, data jsonb, customer_id bigint, slots jsonb)
    where e.id = r.id
  `);

export const removeRecord = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from records.entity_record where id = ${id}::uuid`);

/**
 * Returns records of a type by their ids or their names in URLs, for an import that updates them.
 */
export const recordsNamed = (
  db: TenantDb,
  type: string,
  names: readonly string[],
): Promise<RecordRow[]> =>
  db.many(sql<RecordRow>`
    select ${recordColumns} from records.entity_record e
    where e.type = ${type} and e.url = any (${names}::text[]) for update
  `);

// Counts the records that prevent a change of a type.

const count = async (db: TenantDb, type: string, condition: ReturnType<typeof sql>) => {
  const row = await db.one(sql<{ count: number }>`
    select count(*) as count from records.entity_record where type = ${type} and ${condition}
  `);
  return row.count;
};

export const countRecords = (db: TenantDb, type: string) => count(db, type, sql`true`);
export const countHolding = (db: TenantDb, type: string, key: string) =>
  count(db, type, sql`data ? ${key}`);
export const countLacking = (db: TenantDb, type: string, key: string) =>
  count(db, type, sql`not data ? ${key}`);
type FieldOfType = { readonly type: string; readonly key: string };

export const countChoosing = (
  db: TenantDb,
  { type, key }: FieldOfType,
  choices: readonly string[],
) => count(db, type, sql`data -> ${key}::text ?| ${choices}::text[]`);
export const countOutside = (
  db: TenantDb,
  { type, key }: FieldOfType,
  ends: { readonly minimum: number | null; readonly maximum: number | null },
) =>
  count(
    db,
    type,
    sql`((data ->> ${key}::text)::numeric < ${ends.minimum}::numeric
      or (data ->> ${key}::text)::numeric > ${ends.maximum}::numeric)`,
  );

/** Removes fields from all records of a type. */
export const dropFields = (
  db: TenantDb,
  type: string,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update records.entity_record set data = data - ${keys}::text[], updated_at = ${now}
    where type = ${type} and data ?| ${keys}::text[]
  `);

/** Clears columns that no field of a type uses any more. */
export const emptySlots = (db: TenantDb, type: string, slots: readonly Slot[]): Promise<number> =>
  db.run(sql`
    update records.entity_record
    set ${sql.join(slots.map((slot) => sql`${sql.ref(slot)} = null`))} where type = ${type}
  `);

/** Replaces URL names with ones that reveal none of the records' content. */
export const plainUrls = (db: TenantDb, type: string): Promise<number> =>
  db.run(sql`
    update records.entity_record set url = replace(id::text, '-', '') where type = ${type}
  `);

/** True if another record references this one through a field of the given types. */
export const isPointedTo = async (
  db: TenantDb,
  { id, type }: Pick<RecordRow, 'id' | 'type'>,
): Promise<boolean> => {
  const { found } = await db.one(sql<{ found: boolean }>`
    select exists (
      select from records.entity_definition d
      cross join jsonb_array_elements(d.definition -> 'links') link
      join records.entity_record e on e.type = d.type and e.data ->> (link ->> 'field') = ${id}
      where link ->> 'targettype' = ${type} and e.id <> ${id}::uuid
    ) as found
  `);
  return found;
};

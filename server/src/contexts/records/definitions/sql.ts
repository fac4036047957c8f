import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { EntityTypeRules } from './domain/entity-type.ts';

export type DefinitionRow = {
  readonly id: string;
  readonly type: string;
  readonly definition: EntityTypeRules;
  readonly is_public: boolean;
  /** Null for an extension without a saved design. */
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
};

// Types created before fields had indexed columns have none.
const columns = sql`
  id, type, '{"slots": {}}'::jsonb || definition as definition, is_public, created_at, updated_at
`;

/** Returns the types visible to the caller's session, by name. */
export const definitions = (db: TenantDb): Promise<DefinitionRow[]> =>
  db.many(sql<DefinitionRow>`
    select ${columns} from records.entity_definition order by lower(definition ->> 'name'), type
  `);

export const definition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type}
  `);

/** Returns the rules of a type, cached in process memory until a definition changes. */
export const rememberedDefinition = async (
  db: TenantDb,
  type: string,
): Promise<EntityTypeRules | undefined> => {
  const rows = await db.reference(sql<Pick<DefinitionRow, 'type' | 'definition'>>`
    select type, definition from records.entity_definition
    where type in ('booking-fields', 'customer-fields')
  `);
  return rows.find((row) => row.type === type)?.definition;
};

/** Returns the type, locked against changes while a record of it is written. */
export const heldDefinition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type} for share
  `);

/** Returns the type, locked while it is changed, so that no record of it can be written. */
export const lockDefinition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type} for update
  `);

/** Returns those of the given types that exist, locked against deletion. */
export const heldTypes = (db: TenantDb, types: readonly string[]): Promise<{ type: string }[]> =>
  db.many(sql<{ type: string }>`
    select type from records.entity_definition where type = any (${types}::text[])
    order by type for share
  `);

/** Adds a type and returns its id; undefined if its name is already in use. */
export const addDefinition = (
  db: TenantDb,
  type: string,
  { saved, now }: { readonly saved: EntityTypeRules; readonly now: Date },
): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    insert into records.entity_definition (tenant_id, type, definition, created_at)
    values (${db.scope.tenantId}, ${type}, ${JSON.stringify(saved)}::jsonb, ${now})
    on conflict (tenant_id, type) do nothing returning id
  `);

export const saveDefinition = (
  db: TenantDb,
  type: string,
  { saved, now }: { readonly saved: EntityTypeRules; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update records.entity_definition
    set definition = ${JSON.stringify(saved)}::jsonb, updated_at = ${now} where type = ${type}
  `);

export const removeDefinition = (db: TenantDb, type: string): Promise<number> =>
  db.run(sql`delete from records.entity_definition where type = ${type}`);

/** Returns the names of other types with a field referencing this one. */
export const pointingTypes = async (db: TenantDb, type: string): Promise<string[]> => {
  const rows = await db.many(sql<{ name: string }>`
    select definition ->> 'name' as name from records.entity_definition
    where type <> ${type} and exists (
      select from jsonb_array_elements(definition -> 'links') link
      where link ->> 'targettype' = ${type}
    )
    order by 1
  `);
  return rows.map(({ name }) => name);
};

/** Returns the number of records of each type. */
export const recordCounts = async (db: TenantDb): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.many(sql<{ type: string; count: number }>`
    select type, count(*) as count from records.entity_record group by type
  `);
  return new Map(rows.map(({ type, count }) => [type, count]));
};

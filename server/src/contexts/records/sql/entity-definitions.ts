import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { EntityType } from '../domain/entity-type.ts';

export type DefinitionRow = {
  readonly id: string;
  readonly type: string;
  readonly definition: EntityType;
  readonly is_public: boolean;
  readonly created_at: Date;
  readonly updated_at: Date | null;
};

// A type that was designed before fields had indexes has none.
const columns = sql`
  id, type, '{"slots": {}}'::jsonb || definition as definition, is_public, created_at, updated_at
`;

/** The types that the caller's session sees, by name. */
export const definitions = (db: TenantDb): Promise<DefinitionRow[]> =>
  db.many(sql<DefinitionRow>`
    select ${columns} from records.entity_definition order by lower(definition ->> 'name'), type
  `);

export const definition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type}
  `);

/** The type, held as it is while a record of it is written. */
export const heldDefinition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type} for share
  `);

/** The type, locked while it is changed: no record of it is written meanwhile. */
export const lockDefinition = (db: TenantDb, type: string): Promise<DefinitionRow | undefined> =>
  db.maybeOne(sql<DefinitionRow>`
    select ${columns} from records.entity_definition where type = ${type} for update
  `);

/** Those of these types that there are, held so that none is deleted meanwhile. */
export const heldTypes = (db: TenantDb, types: readonly string[]): Promise<{ type: string }[]> =>
  db.many(sql<{ type: string }>`
    select type from records.entity_definition where type = any (${types}::text[])
    order by type for share
  `);

/** The new type's id; nothing where its name is taken. */
export const addDefinition = (
  db: TenantDb,
  type: string,
  kept: EntityType,
  now: Date,
): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    insert into records.entity_definition (tenant_id, type, definition, created_at)
    values (${db.scope.tenantId}, ${type}, ${JSON.stringify(kept)}::jsonb, ${now})
    on conflict (tenant_id, type) do nothing returning id
  `);

export const saveDefinition = (
  db: TenantDb,
  type: string,
  kept: EntityType,
  now: Date,
): Promise<number> =>
  db.run(sql`
    update records.entity_definition
    set definition = ${JSON.stringify(kept)}::jsonb, updated_at = ${now} where type = ${type}
  `);

export const removeDefinition = (db: TenantDb, type: string): Promise<number> =>
  db.run(sql`delete from records.entity_definition where type = ${type}`);

/** The names of other types with a field that points to this one. */
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

/** How many records there are of each type. */
export const recordCounts = async (db: TenantDb): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.many(sql<{ type: string; count: number }>`
    select type, count(*) as count from records.entity_record group by type
  `);
  return new Map(rows.map(({ type, count }) => [type, count]));
};

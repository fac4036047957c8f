import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { filterSql } from '#platform/lists/filtering.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';

export type UnitRow = {
  readonly id: number;
  readonly parent_id: number | null;
  readonly code: string;
  readonly display_name: string;
  readonly member_count: number;
  readonly created_by: number | null;
  readonly created_at: Date;
  readonly changed_by: number | null;
  readonly changed_at: Date | null;
};

const columns = sql`
  o.id, o.parent_id, o.code, o.display_name, o.created_by, o.created_at, o.changed_by, o.changed_at,
  (
    select count(*) from identity.unit_member m
    join identity."user" u on u.tenant_id = m.tenant_id and u.id = m.user_id
    where m.tenant_id = o.tenant_id and m.unit_id = o.id and u.deleted_at is null
  ) as member_count
`;

const units: List = {
  fields: {
    id: { sql: 'o.id', type: 'bigint' },
    parentId: { sql: 'o.parent_id', type: 'bigint' },
    code: { sql: 'o.code', type: 'text' },
    displayName: { sql: 'o.display_name', type: 'text' },
  },
  searched: ['displayName', 'code'],
  sorting: 'code',
  tieBreak: 'id',
};

/** Returns the units in tree order, siblings by code. */
export const organizationUnits = (db: TenantDb, filter?: string): Promise<UnitRow[]> =>
  db.many(sql<UnitRow>`
    select ${columns} from identity.organization_unit o
    where ${filterSql(units, filter)} order by o.code
  `);

export const organizationUnit = (db: TenantDb, id: number): Promise<UnitRow | undefined> =>
  db.maybeOne(sql<UnitRow>`
    select ${columns} from identity.organization_unit o where o.id = ${id}
  `);

/** Returns the code of the newest unit below a parent, or at the root. */
export const lastChildCode = async (
  db: TenantDb,
  parentId: number | null,
): Promise<string | null> => {
  const { code } = await db.one(sql<{ code: string | null }>`
    select max(code) as code from identity.organization_unit
    where parent_id is not distinct from ${parentId}::bigint
  `);
  return code;
};

export const addUnit = async (
  db: TenantDb,
  unit: { readonly parentId: number | null; readonly code: string; readonly displayName: string },
  now: Date,
): Promise<number> => {
  const { id } = await db.one(sql<{ id: number }>`
    insert into identity.organization_unit
      (tenant_id, parent_id, code, display_name, created_by, created_at)
    values (${db.scope.tenantId}, ${unit.parentId}, ${unit.code}, ${unit.displayName},
            ${db.scope.userId}, ${now})
    returning id
  `);
  return id;
};

export const renameUnit = (
  db: TenantDb,
  id: number,
  { displayName, now }: { readonly displayName: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update identity.organization_unit
    set display_name = ${displayName}, changed_by = ${db.scope.userId}, changed_at = ${now}
    where id = ${id}
  `);

/**
 * Sets a unit's parent and code, and updates the codes of its descendants in the same statement.
 */
export const moveUnit = (
  db: TenantDb,
  unit: Pick<UnitRow, 'id' | 'code'>,
  to: { readonly parentId: number | null; readonly code: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update identity.organization_unit set
      code = ${to.code} || substr(code, length(${unit.code}) + 1),
      parent_id = case when id = ${unit.id} then ${to.parentId}::bigint else parent_id end,
      changed_by = case when id = ${unit.id} then ${db.scope.userId}::bigint else changed_by end,
      changed_at = case when id = ${unit.id} then ${to.now}::timestamptz else changed_at end
    where id = ${unit.id} or code like ${`${unit.code}.%`}
  `);

/** Removes a unit with its descendants and their memberships. */
export const removeUnit = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from identity.organization_unit where id = ${id}`);

export type MemberRow = {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  readonly user_name: string;
  readonly email: string;
  readonly picture_id: string | null;
  readonly added_at: Date;
};

const members: List = {
  fields: {
    id: { sql: 'u.id', type: 'bigint' },
    name: { sql: 'u.name', type: 'text' },
    surname: { sql: 'u.surname', type: 'text' },
    userName: { sql: 'u.user_name', type: 'text' },
    emailAddress: { sql: 'u.email', type: 'text' },
    addedTime: { sql: 'm.added_at', type: 'timestamptz' },
  },
  searched: [],
  sorting: 'name, surname',
  tieBreak: 'id',
};

export const unitMembers = (
  db: TenantDb,
  unitId: number,
  query: ListQuery,
): Promise<RowPage<MemberRow>> =>
  listPage(db, members, {
    query,
    select: sql<MemberRow>`
      u.id, u.name, u.surname, u.user_name, u.email, u.picture_id, m.added_at
    `,
    from: sql`
      identity.unit_member m
      join identity."user" u on u.tenant_id = m.tenant_id and u.id = m.user_id
    `,
    where: sql`m.unit_id = ${unitId} and u.deleted_at is null`,
  });

/** Returns which of these users exist. */
export const usersAmong = async (db: TenantDb, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from identity."user" where id = any (${ids}::bigint[]) and deleted_at is null
  `);
  return rows.map(({ id }) => id);
};

export const addMembers = (
  db: TenantDb,
  unitId: number,
  { userIds, now }: { readonly userIds: readonly number[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into identity.unit_member (tenant_id, unit_id, user_id, added_at)
    select ${db.scope.tenantId}, ${unitId}, u, ${now} from unnest(${userIds}::bigint[]) as u
    on conflict do nothing
  `);

export const removeMember = (db: TenantDb, unitId: number, userId: number): Promise<number> =>
  db.run(sql`
    delete from identity.unit_member where unit_id = ${unitId} and user_id = ${userId}
  `);

/** Replaces a user's units with exactly these, without touching unchanged ones. */
export const replaceUnits = (
  db: TenantDb,
  userId: number,
  { unitIds, now }: { readonly unitIds: readonly number[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    with gone as (
      delete from identity.unit_member
      where user_id = ${userId} and not unit_id = any (${unitIds}::bigint[])
    )
    insert into identity.unit_member (tenant_id, unit_id, user_id, added_at)
    select ${db.scope.tenantId}, unit, ${userId}, ${now} from unnest(${unitIds}::bigint[]) as unit
    on conflict do nothing
  `);

/** Returns the codes of a user's units. */
export const unitCodesOf = async (db: TenantDb, userId: number): Promise<string[]> => {
  const rows = await db.many(sql<{ code: string }>`
    select o.code from identity.unit_member m
    join identity.organization_unit o on o.tenant_id = m.tenant_id and o.id = m.unit_id
    where m.user_id = ${userId} order by o.code
  `);
  return rows.map(({ code }) => code);
};

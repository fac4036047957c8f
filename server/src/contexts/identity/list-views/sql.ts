import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ListViewRow = {
  readonly id: number;
  readonly user_id: number;
  readonly list: string;
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
  readonly is_shared: boolean;
  readonly owner_name: string | null;
};

const columns = sql<ListViewRow>`
  v.id, v.user_id, v.list, v.name, v.search, v.columns, v.is_shared,
  identity_public.name_of_user(v.user_id) as owner_name
`;

/** Returns a user's views of a list: own ones in their order, then shared ones. */
export const listViewsOf = (db: TenantDb, userId: number, list: string): Promise<ListViewRow[]> =>
  db.many(sql<ListViewRow>`
    select ${columns} from identity.list_view v
    where v.list = ${list} and (v.user_id = ${userId} or v.is_shared)
    order by v.user_id <> ${userId}, case when v.user_id = ${userId} then v.position end,
      lower(v.name), v.id
  `);

/** Locks a view that the caller can see. */
export const lockListView = (db: TenantDb, id: number): Promise<ListViewRow | undefined> =>
  db.maybeOne(sql<ListViewRow>`
    select ${columns} from identity.list_view v where v.id = ${id} for update of v
  `);

/** Serialises changes of a user's views, so that concurrent requests cannot exceed the limit. */
export const lockViewsOf = (db: TenantDb, userId: number): Promise<number> =>
  db.run(sql`select id from identity."user" where id = ${userId} for no key update`);

export const countListViews = async (
  db: TenantDb,
  userId: number,
  list: string,
): Promise<number> => {
  const { own } = await db.one(sql<{ own: number }>`
    select count(*)::integer as own from identity.list_view
    where user_id = ${userId} and list = ${list}
  `);
  return own;
};

export type ListViewToWrite = Pick<ListViewRow, 'name' | 'search' | 'columns' | 'is_shared'>;

/** Adds a view after the others; returns its id. */
export const addListView = async (
  db: TenantDb,
  view: ListViewToWrite & { readonly userId: number; readonly list: string },
  now: Date,
): Promise<number> => {
  const { id } = await db.one(sql<{ id: number }>`
    insert into identity.list_view (
      tenant_id, user_id, list, name, search, columns, is_shared, position, created_at, updated_at
    )
    select ${db.scope.tenantId}, ${view.userId}, ${view.list}, ${view.name},
      ${JSON.stringify(view.search)}::jsonb, ${view.columns}::text[], ${view.is_shared},
      coalesce(max(position) + 1, 0), ${now}, ${now}
    from identity.list_view where user_id = ${view.userId} and list = ${view.list}
    returning id
  `);
  return id;
};

export const changeListView = (
  db: TenantDb,
  id: number,
  view: ListViewToWrite & { readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update identity.list_view set name = ${view.name},
      search = ${JSON.stringify(view.search)}::jsonb, columns = ${view.columns}::text[],
      is_shared = ${view.is_shared}, updated_at = ${view.now}
    where id = ${id}
  `);

/** Moves one of a user's views of a list to a position and renumbers the others from 0. */
export const moveListView = (
  db: TenantDb,
  { id, user_id: userId, list }: Pick<ListViewRow, 'id' | 'user_id' | 'list'>,
  position: number,
): Promise<number> =>
  db.run(sql`
    with others as (
      select v.id, row_number() over (order by v.position, v.id) - 1 as at
      from identity.list_view v
      where v.user_id = ${userId} and v.list = ${list} and v.id <> ${id}
    ), placed as (
      select o.id, case when o.at < ${position} then o.at else o.at + 1 end as at from others o
      union all
      select ${id}::bigint, least(${position}, (select count(*) from others))
    )
    update identity.list_view v set position = p.at from placed p
    where v.id = p.id and v.position <> p.at
  `);

export const removeListView = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from identity.list_view where id = ${id}`);

export const listColumnsOf = async (
  db: TenantDb,
  userId: number,
  list: string,
): Promise<readonly string[] | null> => {
  const row = await db.maybeOne(sql<{ columns: readonly string[] }>`
    select columns from identity.list_columns where user_id = ${userId} and list = ${list}
  `);
  return row?.columns ?? null;
};

export async function saveListColumns(
  db: TenantDb,
  { userId, list }: { readonly userId: number; readonly list: string },
  chosen: readonly string[] | null,
): Promise<void> {
  if (chosen === null) {
    await db.run(sql`
      delete from identity.list_columns where user_id = ${userId} and list = ${list}
    `);
    return;
  }
  await db.run(sql`
    insert into identity.list_columns (tenant_id, user_id, list, columns)
    values (${db.scope.tenantId}, ${userId}, ${list}, ${chosen}::text[])
    on conflict (tenant_id, user_id, list) do update set columns = excluded.columns
  `);
}

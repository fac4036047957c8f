import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { TenantDb } from '#platform/db/database.ts';

export type UsersQuery = {
  readonly search: string;
  readonly skip: number;
  readonly take: number;
  /** Staff, and only the users of this customer; all visible users if omitted. */
  readonly ofCustomer?: number | undefined;
};

/** Returns active users whose name or user name contains this. */
export const usersCalled = (
  db: TenantDb,
  query: UsersQuery,
): Promise<{ id: string; name: string }[]> =>
  db.many(sql<{ id: string; name: string }>`
    select guid as id, trim(name || ' ' || surname) as name from identity."user"
    where deleted_at is null and is_active
      and (${query.ofCustomer ?? null}::bigint is null or customer_id is null
        or customer_id = ${query.ofCustomer ?? null})
      and position(lower(${query.search}) in lower(name || ' ' || surname || ' ' || user_name)) > 0
    order by lower(name), lower(surname), guid
    limit ${query.take} offset ${query.skip}
  `);

export const usersByGuid = (
  db: TenantDb,
  guids: readonly string[],
): Promise<{ guid: string; customer_id: number | null }[]> =>
  db.many(sql<{ guid: string; customer_id: number | null }>`
    select guid, customer_id from identity."user"
    where deleted_at is null and guid = any (${guids}::uuid[])
  `);

export type TaggedPersonRow = {
  readonly userId: number;
  readonly guid: string;
  readonly email: string;
  readonly customerId: number | null;
};

const person = sql`u.id as "userId", u.guid, u.email, u.customer_id as "customerId"`;
const works = sql`u.deleted_at is null and u.is_active`;

/** Returns a customer's or the tenant's active users with a permission. */
export const peopleHolding = (
  db: TenantDb,
  permission: string,
  customerId: number | null,
): Promise<TaggedPersonRow[]> =>
  peopleOf(db, permission, sql`u.customer_id is not distinct from ${customerId}::bigint`);

/** Returns the tenant's active users with a permission, and those of several customers. */
export const peopleHoldingFor = (
  db: TenantDb,
  permission: string,
  customerIds: readonly number[],
): Promise<TaggedPersonRow[]> =>
  peopleOf(
    db,
    permission,
    sql`(u.customer_id is null or u.customer_id = any (${anyOf(customerIds)}))`,
  );

/**
 * Finds users with a permission, by the rule of `permissionsOf`. The query starts from the
 * permission, because a customer may have a thousand users.
 */
const peopleOf = (
  db: TenantDb,
  permission: string,
  whose: RawBuilder<unknown>,
): Promise<TaggedPersonRow[]> =>
  db.many(sql<TaggedPersonRow>`
    select ${person} from identity."user" u join (
      select ur.user_id
      from identity.user_role ur
      join identity.role_permission rp on rp.tenant_id = ur.tenant_id and rp.role_id = ur.role_id
      where rp.permission = ${permission} and not exists (
        select from identity.user_permission d
        where d.tenant_id = ur.tenant_id and d.user_id = ur.user_id
          and d.permission = rp.permission and not d.is_granted
      )
      union
      select user_id from identity.user_permission where permission = ${permission} and is_granted
    ) holder on holder.user_id = u.id
    where ${works} and ${whose}
    order by u.id
  `);

export const peopleByGuid = (db: TenantDb, guids: readonly string[]): Promise<TaggedPersonRow[]> =>
  db.many(sql<TaggedPersonRow>`
    select ${person} from identity."user" u where ${works} and u.guid = any (${guids}::uuid[])
  `);

export const peopleById = (db: TenantDb, ids: readonly number[]): Promise<TaggedPersonRow[]> =>
  db.many(sql<TaggedPersonRow>`
    select ${person} from identity."user" u where ${works} and u.id = any (${ids}::bigint[])
  `);

/** Returns the languages of the active users with these addresses in lower case. */
export const languagesOf = (
  db: TenantDb,
  addresses: readonly string[],
): Promise<{ email: string; language: string }[]> =>
  db.many(sql<{ email: string; language: string }>`
    select lower(u.email) as email, u.language from identity."user" u
    where ${works} and u.language is not null and lower(u.email) = any (${addresses}::text[])
  `);

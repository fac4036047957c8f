import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import type { CustomerFields, KnownCustomer } from '../domain/rows.ts';
import { customerFieldNames } from './customer.ts';

/** Names of customers as a file has them, the texts in lower case. */
export type SoughtCustomers = {
  readonly codes: readonly string[];
  readonly abns: readonly string[];
  readonly acns: readonly string[];
  readonly names: readonly string[];
};

/** One file of customers at a time: two that bring the same business do not both find nobody. */
export const lockImports = (db: TenantDb): void => lockFor(db, 'customer import');

/**
 * Lets the key of each standing be looked up by index. The plan that checks it is kept by the
 * connection: made while there were few customers, it reads all of them for each of ten thousand.
 */
export const planAnew = (db: TenantDb): Promise<number> =>
  db.run(sql`set local plan_cache_mode = force_custom_plan`);

/** The customers that rows of a file may mean, deleted ones too, the oldest first. */
export const customersSought = (
  db: TenantDb,
  { codes, abns, acns, names }: SoughtCustomers,
): Promise<KnownCustomer[]> =>
  db.many(sql<KnownCustomer>`
    select id, code, ${customerFieldNames}, deleted_at is not null as "isDeleted"
    from customers.customer
    where lower(code) = any (${codes}::text[])
      or deleted_at is null and (
        abn = any (${abns}::text[]) or acn = any (${acns}::text[])
        or lower(company_name) = any (${names}::text[])
      )
    order by id for no key update
  `);

/** Replaces customers in one statement, however many. */
export const saveCustomers = (
  db: TenantDb,
  rows: readonly (CustomerFields & { readonly id: number })[],
): Promise<number> =>
  db.run(sql`
    update customers.customer c set (${customerFieldNames}) = (
      select ${customerFieldNames}
      from jsonb_populate_record(null::customers.customer, changed.row)
    )
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) changed (row)
    where c.id = (changed.row ->> 'id')::bigint
  `);

/** Those of the codes, in lower case, that a customer has or had. */
export const codesTaken = async (
  db: TenantDb,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.many(sql<{ code: string }>`
    select lower(code) as code from customers.customer where lower(code) = any (${codes}::text[])
  `);
  return new Set(rows.map(({ code }) => code));
};

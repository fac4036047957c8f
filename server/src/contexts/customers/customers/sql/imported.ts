import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import type { CustomerFields, KnownCustomer } from '../domain/rows.ts';
import { customerFieldNames } from './customer.ts';

/** Customer references as given in a file, the texts in lower case. */
export type SoughtCustomers = {
  readonly codes: readonly string[];
  readonly abns: readonly string[];
  readonly acns: readonly string[];
  readonly names: readonly string[];
};

/** Serialises customer imports, so that two files with the same business do not both add it. */
export const lockImports = (db: TenantDb): void => lockFor(db, 'customer import');

/**
 * Forces custom plans in this transaction, so that foreign keys are checked by index. A generic
 * plan made while there were few customers would scan all of them for each of ten thousand rows.
 */
export const planAnew = (db: TenantDb): Promise<number> =>
  db.run(sql`set local plan_cache_mode = force_custom_plan`);

/**
 * Returns the customers that rows of a file may refer to, including deleted ones, the oldest first.
 */
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

/** Replaces any number of customers in one statement. */
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

/** Returns those of the lower-case codes that a customer has or had. */
export const codesTaken = async (
  db: TenantDb,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.many(sql<{ code: string }>`
    select lower(code) as code from customers.customer where lower(code) = any (${codes}::text[])
  `);
  return new Set(rows.map(({ code }) => code));
};

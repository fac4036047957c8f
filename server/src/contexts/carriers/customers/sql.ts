import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** An account of the tenant: one that is a customer's own carries for nobody else. */
export const sharedAccount = (
  db: TenantDb,
  id: number,
): Promise<{ readonly id: number } | undefined> =>
  db.maybeOne(sql`select id from carriers.account where id = ${id} and customer_id is null`);

/** @returns how many account customers it did not carry for before. */
export const mapToAllCustomers = (db: TenantDb, accountId: number): Promise<number> =>
  db.run(sql`
    insert into carriers.account_customer (tenant_id, customer_id, account_id)
    select c.tenant_id, c.id, ${accountId}
    from customers_public.customer_card c
    join customers_public.search_card s on s.tenant_id = c.tenant_id and s.id = c.id
    where c.type = 'Account'
    order by c.id
    on conflict do nothing
  `);

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Returns an account of the tenant; accounts of customers are used only for them. */
export const sharedAccount = (
  db: TenantDb,
  id: number,
): Promise<{ readonly id: number } | undefined> =>
  db.maybeOne(sql`select id from carriers.account where id = ${id} and customer_id is null`);

/** @returns the number of account customers it was not mapped to before */
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

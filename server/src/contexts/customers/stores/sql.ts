import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { StoreFields, StoreRow } from './domain.ts';

const columns = sql`id, customer_id, store_type, cart_name, store_key, is_active, store_params`;

export const store = (db: TenantDb, id: number): Promise<StoreRow | undefined> =>
  db.maybeOne(sql<StoreRow>`select ${columns} from customers.store_setting where id = ${id}`);

/**
 * Returns shops by customer and key; without a customer, of all visible customers; without a key,
 * all shops.
 */
export const stores = (
  db: TenantDb,
  query: { readonly customerId: number | undefined; readonly storeKey: string | undefined },
): Promise<StoreRow[]> =>
  db.many(sql<StoreRow>`
    select ${columns} from customers.store_setting
    where (${query.customerId ?? null}::bigint is null or customer_id = ${query.customerId ?? null})
      and (${query.storeKey ?? null}::text is null
        or lower(store_key) = lower(${query.storeKey ?? null}))
    order by id limit 1000
  `);

export const addStore = (
  db: TenantDb,
  row: Omit<StoreRow, 'id'>,
  now: Date,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    insert into customers.store_setting (
      tenant_id, customer_id, store_type, cart_name, store_key, is_active, store_params, created_at
    ) values (
      ${db.scope.tenantId}, ${row.customer_id}, ${row.store_type}, ${row.cart_name},
      ${row.store_key}, ${row.is_active}, ${JSON.stringify(row.store_params)}::jsonb, ${now}
    )
    returning id
  `);

export const saveStore = (db: TenantDb, id: number, row: StoreFields): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    update customers.store_setting set
      store_type = ${row.store_type}, cart_name = ${row.cart_name}, store_key = ${row.store_key},
      is_active = ${row.is_active}, store_params = ${JSON.stringify(row.store_params)}::jsonb
    where id = ${id}
    returning id
  `);

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { AddressFields, AddressRow } from './domain/book-rows.ts';

const fields = sql`
  type, name, nickname, company_name, contact_name, email, telephone, special_instructions,
  address_line1, address_line2, address_line3, suburb, post_code, state, state_code, country_code,
  is_active, is_default
`;

export const addressColumns = sql`id, customer_id, ${fields}`;

export const address = (db: TenantDb, id: number): Promise<AddressRow | undefined> =>
  db.maybeOne(sql<AddressRow>`
    select ${addressColumns} from customers.frequent_address where id = ${id}
  `);

export const addressesOf = (db: TenantDb, customerId: number): Promise<AddressRow[]> =>
  db.many(sql<AddressRow>`
    select ${addressColumns} from customers.frequent_address
    where customer_id = ${customerId} order by id
  `);

/** Clears the previous default address of that type. */
export const clearDefaultAddress = (
  db: TenantDb,
  customerId: number,
  type: string,
): Promise<number> =>
  db.run(sql`
    update customers.frequent_address set is_default = false
    where customer_id = ${customerId} and type = ${type} and is_default
  `);

type NewAddress = Omit<AddressRow, 'id'>;

/** Adds any number of addresses in one statement. */
export const addAddresses = (
  db: TenantDb,
  rows: readonly NewAddress[],
  now: Date,
): Promise<number> => db.run(insertion(db, rows, now));

export const addAddress = (db: TenantDb, row: NewAddress, now: Date): Promise<{ id: number }> =>
  db.one(insertion(db, [row], now));

const insertion = (db: TenantDb, rows: readonly NewAddress[], now: Date) => sql<{ id: number }>`
  insert into customers.frequent_address (tenant_id, created_at, customer_id, ${fields})
  select ${db.scope.tenantId}, ${now}::timestamptz, customer_id, ${fields}
  from jsonb_populate_recordset(null::customers.frequent_address, ${JSON.stringify(rows)}::jsonb)
  returning id
`;

export const saveAddress = (
  db: TenantDb,
  id: number,
  row: AddressFields,
): Promise<{ id: number }> =>
  db.one(sql<{ id: number }>`
    update customers.frequent_address set (${fields}) = (
      select ${fields}
      from jsonb_populate_record(null::customers.frequent_address, ${JSON.stringify(row)}::jsonb)
    )
    where id = ${id}
    returning id
  `);

/** Replaces any number of addresses in one statement. */
export const saveAddresses = (db: TenantDb, rows: readonly AddressRow[]): Promise<number> =>
  db.run(sql`
    update customers.frequent_address a set (${fields}) = (
      select ${fields} from jsonb_populate_record(null::customers.frequent_address, changed.row)
    )
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) changed (row)
    where a.id = (changed.row ->> 'id')::bigint
  `);

export const removeAddress = (
  db: TenantDb,
  id: number,
): Promise<{ customer_id: number } | undefined> =>
  db.maybeOne(sql<{ customer_id: number }>`
    delete from customers.frequent_address where id = ${id} returning customer_id
  `);

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type {
  AccountFields,
  CustomerFields,
  CustomerForCard,
  CustomerRow,
} from '../domain/rows.ts';

const plainFieldNames = sql`
  type, business_type, account_status, customer_name, company_name, contact_name, account_name,
  email, booking_email, telephone, mobile, address_line1, address_line2, address_line3, suburb,
  post_code, state_code, country_code, abn, acn, business_industry, years_in_business,
  customer_source, website, account_manager, sales_person, special_instructions, opening_time,
  closing_time, open_days, logo_file, organization_unit_id, can_send_dg, ati_opt_in, ati_type,
  ati_insured_value_minor, credit_limit_minor, payment_terms, invoice_period, invoice_day,
  invoice_by_email, invoice_grouping, is_invoicable,
  expected_bookings, expected_bookings_duration, expected_revenue_minor, expected_revenue_duration
`;

export const customerFieldNames = sql`${plainFieldNames}, custom`;

const standing = (column: string) => `(
  select s.${column} from customers.standing s
  where s.tenant_id = customer.tenant_id and s.customer_id = customer.id
)`;

const known = sql`
  id, guid, code, registered_at, created_at, ${plainFieldNames},
  records_public.custom_seen('customer-fields', custom) as custom, cost_center_enabled,
  cost_center_required, reference_enabled, reference_required, leave_by_default, notify_by_default
`;

export const customerColumns = sql`
  ${known}, ${sql.raw(standing('exposure_minor'))} as exposure_minor,
  ${sql.raw(standing('last_booking_at'))} as last_booking_at
`;

/** Customers joined with their credit, because lists filter and sort by both. */
export const listedCustomers = sql`
  customers.customer left join customers.standing
    on standing.tenant_id = customer.tenant_id and standing.customer_id = customer.id
`;

/** The outstanding amount of a customer's issued invoices, as published by finance. */
export const outstandingSql = `(
  select coalesce(sum(o.outstanding_minor), 0)::bigint from finance_public.owed_invoice o
  where o.tenant_id = customer.tenant_id and o.customer_id = customer.id
)`;

/** Returns the columns of a row of `listedCustomers`. */
export const listedColumns = ({ withOutstanding }: { readonly withOutstanding: boolean }) => sql`
  ${known}, exposure_minor, last_booking_at,
  ${withOutstanding ? sql.raw(outstandingSql) : sql`null::bigint`} as outstanding_minor
`;

/** Returns the outstanding amount of a customer's issued invoices. */
export const outstandingOf = async (db: TenantDb, id: number): Promise<number> => {
  const { owed } = await db.one(sql<{ owed: number }>`
    select ${sql.raw(outstandingSql)} as owed from customers.customer where id = ${id}
  `);
  return owed;
};

/** Returns the customer, unless deleted or not visible to the caller. */
export const customer = (db: TenantDb, id: number): Promise<CustomerRow | undefined> =>
  db.maybeOne(sql<CustomerRow>`
    select ${customerColumns} from customers.customer where id = ${id} and deleted_at is null
  `);

/** Returns what other contexts ask of the customer, from memory: most requests ask for it. */
export const customerForCard = async (
  db: TenantDb,
  id: number,
): Promise<CustomerForCard | undefined> => {
  const [row] = await db.reference(sql<CustomerForCard>`
    select id, guid, code, type, account_status, customer_name, company_name, contact_name,
      account_name, email, booking_email, telephone, address_line1, address_line2, address_line3,
      suburb, post_code, state_code, country_code, abn, can_send_dg, credit_limit_minor,
      payment_terms, invoice_period, invoice_day, invoice_by_email, invoice_grouping,
      is_invoicable, cost_center_enabled, cost_center_required, reference_enabled,
      reference_required, leave_by_default, notify_by_default
    from customers.customer where id = ${id} and deleted_at is null
  `);
  return row;
};

export const customersByIds = (db: TenantDb, ids: readonly number[]): Promise<CustomerRow[]> =>
  db.many(sql<CustomerRow>`
    select ${customerColumns} from customers.customer
    where id = any (${ids}::bigint[]) and deleted_at is null
  `);

/** Finds customers by code or company name, regardless of case. */
export const customersCalled = (db: TenantDb, names: readonly string[]): Promise<CustomerRow[]> =>
  db.many(sql<CustomerRow>`
    select ${customerColumns} from customers.customer
    where deleted_at is null
      and (lower(code) = any (${names}::text[]) or lower(company_name) = any (${names}::text[]))
    order by id
  `);

/** Returns the oldest guest with an e-mail address, regardless of case. */
export const guestByEmail = (db: TenantDb, email: string): Promise<CustomerRow | undefined> =>
  db.maybeOne(sql<CustomerRow>`
    select ${customerColumns} from customers.customer
    where lower(email) = lower(${email}) and type = 'Guest' and deleted_at is null
    order by id limit 1
  `);

/** Locks the customer and its default records until commit. */
export const lockCustomer = (
  db: TenantDb,
  id: number,
): Promise<Pick<CustomerRow, 'code' | 'registered_at' | 'custom'> | undefined> =>
  db.maybeOne(sql<Pick<CustomerRow, 'code' | 'registered_at' | 'custom'>>`
    select code, registered_at, custom from customers.customer
    where id = ${id} and deleted_at is null for no key update
  `);

export const customerIdOfGuid = (db: TenantDb, guid: string): Promise<{ id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    select id from customers.customer where guid = ${guid} and deleted_at is null
  `);

export type NewCustomer = CustomerFields & {
  readonly code: string;
  readonly registered_at: Date;
  readonly created_at: Date;
};

type Named = { readonly id: number; readonly guid: string; readonly code: string };

/** Gives a new customer without custom values an empty object. */
const withCustom = (row: NewCustomer) => ({ ...row, custom: row.custom ?? {} });

/** Adds customers, each with its credit row. */
export const addCustomers = (db: TenantDb, rows: readonly NewCustomer[]): Promise<Named[]> =>
  db.many(sql<Named>`
    with added as (
      insert into customers.customer (
        tenant_id, code, registered_at, created_at, ${customerFieldNames}
      )
      select ${db.scope.tenantId}, code, registered_at, created_at, ${customerFieldNames}
      from jsonb_populate_recordset(
        null::customers.customer, ${JSON.stringify(rows.map(withCustom))}::jsonb
      )
      returning id, guid, code
    ), standing as (
      insert into customers.standing (tenant_id, customer_id)
      select ${db.scope.tenantId}, id from added
    )
    select id, guid, code from added
  `);

export const saveCustomer = (
  db: TenantDb,
  id: number,
  row: CustomerFields & { readonly code: string; readonly registered_at: Date },
): Promise<Named> =>
  db.one(sql<Named>`
    update customers.customer set (code, registered_at, ${customerFieldNames}) = (
      select code, registered_at, ${customerFieldNames}
      from jsonb_populate_record(null::customers.customer, ${JSON.stringify(row)}::jsonb)
    )
    where id = ${id}
    returning id, guid, code
  `);

const accountFields = sql`
  contact_name, email, booking_email, mobile, telephone, address_line1, address_line2,
  address_line3, suburb, post_code, state_code, country_code, opening_time, closing_time,
  open_days, special_instructions, logo_file
`;

export const saveAccount = (db: TenantDb, id: number, row: AccountFields): Promise<number> =>
  db.run(sql`
    update customers.customer set (${accountFields}) = (
      select ${accountFields}
      from jsonb_populate_record(null::customers.customer, ${JSON.stringify(row)}::jsonb)
    )
    where id = ${id} and deleted_at is null
  `);

export const removeCustomer = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update customers.customer set deleted_at = ${now} where id = ${id} and deleted_at is null
  `);

type Alike = { readonly code: string; readonly same_email: boolean };

/** Returns other customers with the same e-mail address or company name. */
export const customersAlike = (
  db: TenantDb,
  like: { readonly id: number; readonly email: string | null; readonly company: string | null },
): Promise<Alike[]> =>
  db.many(sql<Alike>`
    select code, coalesce(lower(email) = lower(${like.email}), false) as same_email
    from customers.customer
    where id <> ${like.id} and deleted_at is null
      and (lower(email) = lower(${like.email}) or lower(company_name) = lower(${like.company}))
    order by id limit 5
  `);

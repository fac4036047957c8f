import { type RawBuilder, sql } from 'kysely';
import { asksForCustom, customFieldsOf, customListFields } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { filterSql } from '#platform/lists/filtering.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { sortingSql } from '#platform/lists/sorting.ts';
import { listedColumns, listedCustomers, outstandingSql } from './sql/customer.ts';
import type { ListedCustomer } from './domain/rows.ts';

/** The maximum number of rows in one file; narrow the filter to export the rest. */
export const mostExported = 50_000;

export type OfCustomerQuery = ListQuery & { readonly customerId?: number | undefined };

export const text = (column: string) => ({ sql: column, type: 'text' }) as const;
export const truth = (column: string) => ({ sql: column, type: 'boolean' }) as const;
export const id = { sql: 'id', type: 'bigint' } as const;
export const customerId = { sql: 'customer_id', type: 'bigint' } as const;
export const creationTime = { sql: 'created_at', type: 'timestamptz' } as const;

const customers: List = {
  fields: {
    id,
    customerGuid: { sql: 'guid', type: 'uuid' },
    code: text('code'),
    type: text('type'),
    businessType: text('business_type'),
    accountStatus: text('account_status'),
    isActive: truth("(account_status = 'Active')"),
    customerName: text('customer_name'),
    companyName: text('company_name'),
    contactName: text('contact_name'),
    accountName: text('account_name'),
    email: text('email'),
    contact: text('telephone'),
    phoneDigits: text('telephone_digits'),
    'address.addressLine1': text('address_line1'),
    'address.suburb': text('suburb'),
    'address.postCode': text('post_code'),
    'address.stateCode': text('state_code'),
    'address.countryCode': text('country_code'),
    suburb: text('suburb'),
    postCode: text('post_code'),
    accountManager: text('account_manager'),
    canSendDG: truth('can_send_dg'),
    creditLimit: { sql: 'credit_limit_minor', type: 'money' },
    creditExposure: { sql: 'exposure_minor', type: 'money' },
    // A customer without a limit uses no credit.
    creditUsed: {
      sql: 'coalesce(exposure_minor::numeric / nullif(credit_limit_minor, 0), 0)',
      type: 'numeric',
    },
    isOverLimit: truth('(credit_limit_minor > 0 and exposure_minor > credit_limit_minor)'),
    expectedRevenue: { sql: 'expected_revenue_minor', type: 'money' },
    paymentTerms: { sql: 'payment_terms', type: 'integer' },
    dateOfRegistration: { sql: 'registered_at', type: 'timestamptz' },
    lastBookingDate: { sql: 'last_booking_at', type: 'timestamptz' },
    creationTime,
  },
  searched: [
    'code',
    'companyName',
    'contactName',
    'accountName',
    'customerName',
    'email',
    'contact',
    'suburb',
  ],
  phones: 'phoneDigits',
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

/** The list for users who may see outstanding amounts; others cannot sort or filter by them. */
const owingCustomers: List = {
  ...customers,
  fields: { ...customers.fields, outstandingAmount: { sql: outstandingSql, type: 'money' } },
};

/** Whether the caller may see outstanding amounts. */
type Visibility = { readonly withOutstanding: boolean };

/** Returns the list for a query, with the custom fields if it filters or sorts by them. */
async function listFor(
  db: TenantDb,
  query: OfCustomerQuery,
  { withOutstanding }: Visibility,
): Promise<List> {
  const list = withOutstanding ? owingCustomers : customers;
  if (!asksForCustom(query)) return list;
  const custom = customListFields(await customFieldsOf(db, 'customer-fields'), 'custom');
  return { ...list, fields: { ...list.fields, ...custom } };
}

/** Returns the customers visible to the caller. */
export const customersPage = async (
  db: TenantDb,
  query: OfCustomerQuery,
  visibility: Visibility,
): Promise<RowPage<ListedCustomer>> =>
  listPage(db, await listFor(db, query, visibility), {
    query,
    select: sql<ListedCustomer>`${listedColumns(visibility)}`,
    from: listedCustomers,
    where: sql`deleted_at is null and ${sameCustomer(sql`id`, query.customerId)}`,
  });

export async function customersToExport(
  db: TenantDb,
  query: OfCustomerQuery,
  visibility: Visibility,
): Promise<ListedCustomer[]> {
  const list = await listFor(db, query, visibility);
  return db.many(sql<ListedCustomer>`
    select ${listedColumns(visibility)} from ${listedCustomers}
    where deleted_at is null and ${sameCustomer(sql`id`, query.customerId)}
      and ${filterSql(list, query.filter)}
    order by ${sortingSql(list, query.sorting)} limit ${mostExported}
  `);
}

/** Selects the rows of one customer, or of all visible ones. */
export const sameCustomer = (
  column: RawBuilder<unknown>,
  customer: number | undefined,
): RawBuilder<unknown> =>
  customer === undefined ? sql`true` : sql`${column} = ${customer}::bigint`;

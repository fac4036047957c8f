import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { lastCall, type LastCall } from '../calls/sql.ts';
import { type CarrierAccountRow, type ServiceRow, accountColumns, customerCount } from './sql.ts';

const accounts: List = {
  fields: {
    id: { sql: 'a.id', type: 'bigint' },
    name: { sql: 'a.name', type: 'text' },
    code: { sql: 'a.code', type: 'text' },
    carrierCode: { sql: 'a.carrier_code', type: 'text' },
    customerId: { sql: 'a.customer_id', type: 'bigint' },
    isActive: { sql: 'a.is_active', type: 'boolean' },
    useManualRates: { sql: 'a.use_manual_rates', type: 'boolean' },
    availableForGuest: { sql: 'a.available_for_guest', type: 'boolean' },
    availableForPayg: { sql: 'a.available_for_payg', type: 'boolean' },
    creationTime: { sql: 'a.created_at', type: 'timestamptz' },
  },
  searched: ['name', 'code', 'carrierCode'],
  sorting: 'name',
  tieBreak: 'id',
};

export type ListedAccount = CarrierAccountRow & {
  readonly customer_count: number;
  readonly last_call: LastCall | null;
};

type AccountsQuery = ListQuery & {
  readonly customerId?: number | undefined;
  readonly isGuest: boolean;
};

/**
 * Lists carrier accounts: for customers those mapped to them and their own, for guests those for
 * guests.
 */
export const accountsPage = (db: TenantDb, query: AccountsQuery): Promise<RowPage<ListedAccount>> =>
  listPage(db, accounts, {
    query,
    select: sql<ListedAccount>`${accountColumns}, ${customerCount} as customer_count,
      ${lastCall} as last_call`,
    from: sql`carriers.account a`,
    where: sql`${forGuests(query.isGuest)} and ${ofCustomer(query.customerId)}`,
  });

const forGuests = (isGuest: boolean) =>
  isGuest ? sql`a.is_active and a.available_for_guest and a.customer_id is null` : sql`true`;

const ofCustomer = (customerId: number | undefined) =>
  customerId === undefined
    ? sql`true`
    : sql`(a.customer_id = ${customerId} or exists (
        select from carriers.account_customer m
        where m.tenant_id = a.tenant_id and m.account_id = a.id
          and m.customer_id = ${customerId}
      ))`;

const services: List = {
  fields: {
    id: { sql: 's.id', type: 'bigint' },
    code: { sql: 's.code', type: 'text' },
    name: { sql: 's.name', type: 'text' },
    carrierId: { sql: 's.carrier_code', type: 'text' },
    isAdditional: { sql: 's.is_additional', type: 'boolean' },
    isAssigned: { sql: '(x.account_id is not null)', type: 'boolean' },
    isActive: { sql: 'coalesce(x.is_active, true)', type: 'boolean' },
  },
  searched: ['code', 'name'],
  sorting: 'isAdditional, name',
  tieBreak: 'id',
};

type ServicesQuery = ListQuery & {
  readonly carrierAccountId?: number | undefined;
  readonly carrierCode?: string | undefined;
};

/** Lists services of a carrier, or of an account's carrier with those that the account sells. */
export function servicesPage(db: TenantDb, query: ServicesQuery): Promise<RowPage<ServiceRow>> {
  const { carrierAccountId: accountId = null, carrierCode = null } = query;
  return listPage(db, services, {
    query,
    select: sql<ServiceRow>`
      s.id, s.code, s.name, s.carrier_code, s.is_additional, s.exceptions, s.exception_keywords,
      x.account_id is not null as is_assigned, coalesce(x.is_active, true) as is_active
    `,
    from: sql`
      carriers.service s
      left join carriers.account_service x
        on x.tenant_id = s.tenant_id and x.service_id = s.id and x.account_id = ${accountId}
    `,
    where: sql`
      (${carrierCode}::text is null or upper(s.carrier_code) = upper(${carrierCode}))
      and (${accountId}::bigint is null or s.carrier_code = (
        select a.carrier_code from carriers.account a where a.id = ${accountId}
      ))
    `,
  });
}

export type MappingRow = {
  readonly account_id: number;
  readonly customer_id: number;
  readonly is_own: boolean;
  readonly is_active: boolean;
};

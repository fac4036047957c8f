import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import type { StoredSettings, StoredSeries } from './domain.ts';

type BankAccount = TenantSettings['bankAccount'];

/** Returns all settings, locked until the transaction ends if they are about to be changed. */
export const storedSettings = (db: TenantDb, toChange = false): Promise<StoredSettings> =>
  db.one(sql<StoredSettings>`
    select base_currency, timezone, legal_name, billing_address, tax_number,
           allow_self_registration, gst_percent::float8 as gst_percent, groups
    from tenancy.settings ${toChange ? sql`for update` : sql``}
  `);

export const saveSettings = (db: TenantDb, s: StoredSettings, now: Date): Promise<number> =>
  db.run(sql`
    update tenancy.settings set
      base_currency = ${s.base_currency}, timezone = ${s.timezone}, legal_name = ${s.legal_name},
      billing_address = ${s.billing_address}, tax_number = ${s.tax_number},
      allow_self_registration = ${s.allow_self_registration}, gst_percent = ${s.gst_percent},
      groups = ${JSON.stringify(s.groups)}::jsonb, updated_at = ${now}
  `);

export const setBankAccount = (db: TenantDb, account: BankAccount): Promise<number> =>
  db.run(sql`
    update tenancy.settings
    set groups = groups || jsonb_build_object('bankAccount', ${JSON.stringify(account)}::jsonb)
  `);

/**
 * Returns the series whose format a tenant may set; their rows are locked if they are about to be
 * changed.
 */
export const storedSeries = (db: TenantDb, toChange = false): Promise<StoredSeries[]> =>
  db.many(sql<StoredSeries>`
    select kind, prefix, postfix, digits, next_no, end_no, is_manual
    from platform.number_series where kind in ('customer', 'invoice')
    order by kind ${toChange ? sql`for update` : sql``}
  `);

export const saveSeries = (db: TenantDb, s: StoredSeries): Promise<number> =>
  db.run(sql`
    update platform.number_series set
      prefix = ${s.prefix}, postfix = ${s.postfix}, digits = ${s.digits}, next_no = ${s.next_no},
      end_no = ${s.end_no}, is_manual = ${s.is_manual}
    where kind = ${s.kind}
  `);

export const isManual = async (db: TenantDb, kind: string): Promise<boolean> => {
  const row = await db.maybeOne(sql<{ is_manual: boolean }>`
    select is_manual from platform.number_series where kind = ${kind}
  `);
  return row?.is_manual ?? false;
};

/** Saves values that differ from the default; null deletes a saved value. */
export const saveFeatures = (
  db: TenantDb,
  values: readonly { readonly name: string; readonly value: string | null }[],
): Promise<number> =>
  db.run(sql`
    with provided as (
      select name, value from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as f (name text, value text)
    ), gone as (
      delete from tenancy.feature where name in (select name from provided where value is null)
    )
    insert into tenancy.feature (tenant_id, name, value)
    select distinct on (name) ${db.scope.tenantId}::bigint, name, value
    from provided where value is not null
    on conflict (tenant_id, name) do update set value = excluded.value
  `);

/** Returns the regenerated style sheet; empty if the tenant has none. */
export const customCss = (db: TenantDb): Promise<{ css: string }> =>
  db.one(sql`
    select coalesce(groups #>> '{style,served}', '') as css from tenancy.settings
  `);

export const ldapGroup = (db: TenantDb): Promise<{ ldap: Record<string, unknown> | null }> =>
  db.one(sql`select groups -> 'ldap' as ldap from tenancy.settings`);

export const emailGroup = (db: TenantDb): Promise<{ email: Record<string, unknown> | null }> =>
  db.one(sql`select groups -> 'email' as email from tenancy.settings`);

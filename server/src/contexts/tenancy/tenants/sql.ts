import type { PasswordRules } from '@waybill/contract/identity/passwords/rules';
import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type Database, type TenantDb, theRow } from '#platform/db/database.ts';

export type TenantRow = {
  readonly id: number;
  readonly guid: string;
  readonly is_active: boolean;
};

export const tenantOfHost = async (database: Database, host: string): Promise<TenantRow | null> => {
  const [row] = await database.outside(
    sql<TenantRow>`select id, guid, is_active from tenancy.tenant_of_host(${host})`,
    { host },
  );
  return row ?? null;
};

export const tenantById = async (database: Database, id: number): Promise<TenantRow | null> => {
  const [row] = await database.outside(
    sql<TenantRow>`select id, guid, is_active from tenancy.tenant_by_id(${id})`,
    { tenantId: id },
  );
  return row ?? null;
};

/** Returns active tenants and the time zone of their days. */
export const activeTenants = (
  database: Pick<Database, 'outside'>,
): Promise<readonly { readonly id: number; readonly timezone: string }[]> =>
  database.outside(sql<{ id: number; timezone: string }>`
    select id, timezone from tenancy.active_tenants()
  `);

export type TenantSettingsRow = {
  readonly base_currency: string;
  readonly timezone: string;
  readonly legal_name: string;
  readonly billing_address: string;
  readonly tax_number: string;
  readonly allow_self_registration: boolean;
  readonly gst_percent: string;
  readonly gst_rule: 'TotalInvoice' | 'TaxableSupply';
  readonly finance_closed_until: LocalDate | null;
  readonly custom_css_id: string | null;
  readonly bank_account: Partial<TenantSettings['bankAccount']> | null;
  readonly insurance: Partial<TenantSettings['insurance']> | null;
  readonly rate_callback_delay: number | null;
  readonly customer_type: TenantSettings['customerCode']['defaultCustomerType'] | null;
};

export const settings = async (db: TenantDb): Promise<TenantSettingsRow> =>
  theRow(
    await db.reference(sql<TenantSettingsRow>`
    select base_currency, timezone, legal_name, billing_address, tax_number,
           allow_self_registration, gst_percent::text, gst_rule,
           (groups #>> '{finance,closedUntil}')::date as finance_closed_until,
           groups #>> '{ui,customCssId}' as custom_css_id,
           groups -> 'insurance' as insurance,
           (groups #>> '{eCommerce,rateCallbackDelay}')::float8 as rate_callback_delay,
           groups -> 'bankAccount' as bank_account,
           groups #>> '{customerCode,defaultCustomerType}' as customer_type
    from tenancy.settings
  `),
  );

/** Returns the tenant's requirements for guests, as far as set. */
export const guestRules = (db: TenantDb): Promise<{ rules: Partial<TenantSettings['guests']> }> =>
  db.one(sql`select coalesce(groups -> 'guests', '{}'::jsonb) as rules from tenancy.settings`);

export const lineHaulRules = (
  db: TenantDb,
): Promise<{ rules: Partial<TenantSettings['lineHauls']> }> =>
  db.one(sql`select coalesce(groups -> 'lineHauls', '{}'::jsonb) as rules from tenancy.settings`);

export type CardAccountRow = {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
  readonly environment: 'Sandbox' | 'Production';
  readonly tokenizationKey: string;
};

/** Returns the tenant's own card processor account, if any. */
export async function cardAccount(db: TenantDb): Promise<CardAccountRow | null> {
  const row = await db.maybeOne(sql<CardAccountRow>`
    select groups #>> '{payment,merchantId}' as "merchantId",
           coalesce(groups #>> '{payment,publicKey}', '') as "publicKey",
           coalesce(groups #>> '{payment,privateKey}', '') as "sealedPrivateKey",
           coalesce(groups #>> '{payment,environment}', 'Sandbox') as "environment",
           coalesce(groups #>> '{payment,tokenizationKey}', '') as "tokenizationKey"
    from tenancy.settings where groups #>> '{payment,merchantId}' <> ''
  `);
  return row ?? null;
}

/** Returns the tenant's own password rules; null while it uses the defaults. */
export const passwordRules = (db: TenantDb): Promise<{ rules: Partial<PasswordRules> | null }> =>
  db.one(sql`
    select case
      when (groups #>> '{security,useDefaultPasswordComplexitySettings}')::boolean is false
        then groups #> '{security,passwordComplexity}'
    end as rules
    from tenancy.settings
  `);

/** Returns the settings groups that decide who may sign in, as set by the tenant. */
export const signInGroups = (
  db: TenantDb,
): Promise<{
  security: Partial<TenantSettings['security']> | null;
  user_management: Partial<TenantSettings['userManagement']> | null;
}> =>
  db.one(sql`
    select groups -> 'security' as security, groups -> 'userManagement' as user_management
    from tenancy.settings
  `);

export const logo = (db: TenantDb): Promise<{ name: string; asset_id: string | null }> =>
  db.one(sql`
    select t.name, s.groups #>> '{ui,logoId}' as asset_id
    from tenancy.tenant t join tenancy.settings s on s.tenant_id = t.tenant_id
  `);

export type LetterheadRow = {
  readonly legal_name: string;
  readonly host: string;
  readonly from_address: string | null;
  readonly from_name: string | null;
};

/** Returns the tenant's sender details for its e-mails. */
export const letterhead = async (db: TenantDb): Promise<LetterheadRow> =>
  theRow(
    await db.reference(sql<LetterheadRow>`
      select s.legal_name, h.host,
             nullif(s.groups #>> '{email,defaultFromAddress}', '') as from_address,
             nullif(s.groups #>> '{email,defaultFromDisplayName}', '') as from_name
      from tenancy.settings s
      join tenancy.host h on h.tenant_id = s.tenant_id and h.is_primary
    `),
  );

export const featureValues = (db: TenantDb): Promise<{ name: string; value: string }[]> =>
  db.many(sql`select name, value from tenancy.feature`);

export type SeriesRow = {
  readonly prefix: string;
  readonly postfix: string;
  readonly digits: number;
  readonly first_no: number;
};

/** Draws `count` numbers at once; the row remains locked until the transaction ends. */
export const takeNumbers = (
  db: TenantDb,
  kind: string,
  count: number,
): Promise<SeriesRow | undefined> =>
  db.maybeOne(sql<SeriesRow>`
    update platform.number_series set next_no = next_no + ${count}::bigint
    where kind = ${kind} and not is_manual and next_no + ${count}::bigint - 1 <= end_no
    returning prefix, postfix, digits, next_no - ${count}::bigint as first_no
  `);

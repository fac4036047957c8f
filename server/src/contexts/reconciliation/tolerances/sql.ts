import type { ColumnsOfFile } from '@waybill/contract/reconciliation/imports/columns';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type CarrierRow = {
  readonly code: string;
  readonly name: string;
  readonly columns: ColumnsOfFile | null;
};

/** Returns the carriers of the tenant's accounts, and the columns of their last file. */
export const carriers = (db: TenantDb): Promise<CarrierRow[]> =>
  db.many(sql<CarrierRow>`
    select a.carrier_code as code, min(a.carrier_name) as name, l.columns
    from carriers_public.account_card a
    left join reconciliation.layout l
      on l.tenant_id = a.tenant_id and l.carrier_code = a.carrier_code
    group by a.carrier_code, l.columns
    order by 2
  `);

export const rememberColumns = (
  db: TenantDb,
  carrierCode: string,
  columns: ColumnsOfFile,
): Promise<number> =>
  db.run(sql`
    insert into reconciliation.layout (tenant_id, carrier_code, columns)
    values (${db.scope.tenantId}, ${carrierCode}, ${JSON.stringify(columns)}::jsonb)
    on conflict (tenant_id, carrier_code) do update set columns = excluded.columns
  `);

export type AllowanceColumns = {
  readonly above_minor: number;
  readonly above_percent: number;
  readonly below_minor: number;
  readonly below_percent: number;
  readonly fuel_above_minor: number;
  readonly fuel_above_percent: number;
  readonly fuel_below_minor: number;
  readonly fuel_below_percent: number;
};

export type AccountTermsRow = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly carrier_code: string;
  /** Null for the default tolerance. */
  readonly tolerance: AllowanceColumns | null;
};

export const accounts = (db: TenantDb): Promise<AccountTermsRow[]> =>
  db.many(sql<AccountTermsRow>`
    select a.id, a.name, a.code, a.carrier_code,
           case when t.tenant_id is not null then to_jsonb(t) end as tolerance
    from carriers_public.account_card a
    left join reconciliation.tolerance t
      on t.tenant_id = a.tenant_id and t.carrier_account_id = a.id
    order by a.name, a.id
  `);

export const saveTolerance = (
  db: TenantDb,
  accountId: number,
  t: AllowanceColumns,
): Promise<number> =>
  db.run(sql`
    insert into reconciliation.tolerance (
      tenant_id, carrier_account_id, above_minor, above_percent, below_minor, below_percent,
      fuel_above_minor, fuel_above_percent, fuel_below_minor, fuel_below_percent
    )
    select ${db.scope.tenantId}, a.id, ${t.above_minor}, ${t.above_percent}, ${t.below_minor},
           ${t.below_percent}, ${t.fuel_above_minor}, ${t.fuel_above_percent},
           ${t.fuel_below_minor}, ${t.fuel_below_percent}
    from carriers_public.account_card a where a.id = ${accountId}
    on conflict (tenant_id, carrier_account_id) do update set
      above_minor = excluded.above_minor, above_percent = excluded.above_percent,
      below_minor = excluded.below_minor, below_percent = excluded.below_percent,
      fuel_above_minor = excluded.fuel_above_minor,
      fuel_above_percent = excluded.fuel_above_percent,
      fuel_below_minor = excluded.fuel_below_minor,
      fuel_below_percent = excluded.fuel_below_percent
  `);

import type { JournalFormat } from '@waybill/contract/finance/journals/endpoints';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type AccountCodesRow = {
  readonly format: JournalFormat;
  readonly receivable: string;
  readonly revenue: string;
  readonly tax: string;
  readonly bank: string;
};

/** Returns the account codes of each program as used by its last export. */
export const accountCodes = (db: TenantDb): Promise<AccountCodesRow[]> =>
  db.many(sql<AccountCodesRow>`
    select format, receivable, revenue, tax, bank from finance.account_code
    order by used_at desc, format
  `);

export const rememberCodes = (db: TenantDb, codes: AccountCodesRow, now: Date): Promise<number> =>
  db.run(sql`
    insert into finance.account_code (tenant_id, format, receivable, revenue, tax, bank, used_at)
    values (
      ${db.scope.tenantId}, ${codes.format}, ${codes.receivable}, ${codes.revenue}, ${codes.tax},
      ${codes.bank}, ${now}
    )
    on conflict (tenant_id, format) do update set
      receivable = excluded.receivable, revenue = excluded.revenue, tax = excluded.tax,
      bank = excluded.bank, used_at = excluded.used_at
  `);

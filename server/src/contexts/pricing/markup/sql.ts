import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import { type MarkupAccount, type MarkupTables, type PriceRate, markUpTypes } from './domain.ts';

type StoredMarkup = {
  readonly customer_id: number | null;
  readonly markup_type: number | null;
  readonly carrier_account_id: number;
  readonly apply_to_all: boolean;
  readonly calc_method: PriceRate['calcMethod'] | null;
  readonly value: number | null;
  readonly services: MarkupAccount['services'];
};

const columns = sql`
  customer_id, markup_type, carrier_account_id, apply_to_all, calc_method,
  value::float8 as value, services
`;

/** Returns the markup tables that apply to a customer, or to guests if null. */
export async function markupTables(db: TenantDb, customerId: number | null): Promise<MarkupTables> {
  const stored = await db.reference(sql<StoredMarkup>`
    select ${columns} from pricing.markup
    where markup_type is not null or customer_id = ${customerId}
    order by id
  `);
  const ofType = (type: number) => stored.filter((r) => r.markup_type === type).map(accountOf);
  return {
    customer: stored.filter((row) => row.customer_id !== null).map(accountOf),
    byType: {
      Account: ofType(markUpTypes.Account),
      PayAsYouGo: ofType(markUpTypes.PayAsYouGo),
      PrePaid: ofType(markUpTypes.PrePaid),
      Guest: ofType(markUpTypes.Guest),
    },
    byDefault: ofType(markUpTypes.Default),
  };
}

/** Returns the markup of a customer group by its API number (decisions B-28). */
export async function markupOfType(
  db: TenantDb,
  markupType: number,
): Promise<readonly MarkupAccount[]> {
  const stored = await db.many(sql<StoredMarkup>`
    select ${columns} from pricing.markup where markup_type = ${markupType} order by id
  `);
  return stored.map(accountOf);
}

/** Replaces the owner's markup with exactly this. */
export async function replaceMarkup(
  db: TenantDb,
  {
    customerId = null,
    markupType = null,
  }: { customerId?: number | null; markupType?: number | null },
  accounts: readonly MarkupAccount[],
): Promise<void> {
  await db.run(sql`
    delete from pricing.markup
    where customer_id is not distinct from ${customerId}::bigint
      and markup_type is not distinct from ${markupType}::smallint
  `);
  const input = accounts.map(({ carrierAccountId, applyToAll, services, rate }) => ({
    carrier_account_id: carrierAccountId,
    apply_to_all: applyToAll,
    calc_method: rate?.calcMethod ?? null,
    value: rate?.value ?? null,
    services,
  }));
  await db.run(sql`
    insert into pricing.markup (
      tenant_id, customer_id, markup_type, carrier_account_id, apply_to_all, calc_method, value,
      services
    )
    select ${db.scope.tenantId}, ${customerId}::bigint, ${markupType}::smallint,
           carrier_account_id, apply_to_all, calc_method, value, services
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as provided (
      carrier_account_id bigint, apply_to_all boolean, calc_method text, value numeric,
      services jsonb
    )
  `);
}

function accountOf(row: StoredMarkup): MarkupAccount {
  const { calc_method: calcMethod, value } = row;
  const account = {
    carrierAccountId: row.carrier_account_id,
    applyToAll: row.apply_to_all,
    services: row.services,
  };
  return calcMethod === null || value === null
    ? account
    : { ...account, rate: { calcMethod, value } };
}

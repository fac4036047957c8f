import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ChosenQuoteRow = {
  readonly is_buy: boolean;
  readonly quote_id: string;
  readonly carrier_name: string;
  readonly service_name: string;
  readonly amount_minor: Minor;
  readonly chosen_at: Date;
  readonly chosen_by_name: string;
};

export const chosenQuotes = (db: TenantDb, jobId: string): Promise<ChosenQuoteRow[]> =>
  db.many(sql<ChosenQuoteRow>`
    select is_buy, quote_id, carrier_name, service_name, amount_minor, chosen_at, chosen_by_name
    from jobs.chosen_quote where job_id = ${jobId}
  `);

export const writeChosenQuote = (
  db: TenantDb,
  jobId: string,
  quote: ChosenQuoteRow,
): Promise<number> =>
  db.run(sql`
    insert into jobs.chosen_quote (
      tenant_id, job_id, is_buy, quote_id, carrier_name, service_name, amount_minor, chosen_at,
      chosen_by_name
    ) values (
      ${db.scope.tenantId}, ${jobId}, ${quote.is_buy}, ${quote.quote_id}, ${quote.carrier_name},
      ${quote.service_name}, ${quote.amount_minor}, ${quote.chosen_at}, ${quote.chosen_by_name}
    )
    on conflict (tenant_id, job_id, is_buy) do update set
      quote_id = excluded.quote_id, carrier_name = excluded.carrier_name,
      service_name = excluded.service_name, amount_minor = excluded.amount_minor,
      chosen_at = excluded.chosen_at, chosen_by_name = excluded.chosen_by_name
  `);

/** Returns what a job has cost on line hauls; null if it was on none with a cost. */
export const lineHaulCostOf = async (db: TenantDb, jobId: string): Promise<Minor | null> => {
  const { cost } = await db.one(sql<{ cost: Minor | null }>`
    select sum(cost_minor)::bigint as cost from jobs.line_haul_cost where job_id = ${jobId}
  `);
  return cost;
};

/** A job's share of the carrier's cost of a line haul. */
export type LineHaulCost = { readonly jobId: string; readonly cost: Minor };

/** Replaces the shares of a line haul's cost. */
export async function saveLineHaulCosts(
  db: TenantDb,
  lineHaulId: string,
  costs: readonly LineHaulCost[],
): Promise<void> {
  await db.run(sql`delete from jobs.line_haul_cost where line_haul_id = ${lineHaulId}`);
  await db.run(sql`
    insert into jobs.line_haul_cost (tenant_id, line_haul_id, job_id, cost_minor)
    select ${db.scope.tenantId}, ${lineHaulId}, "jobId", cost
    from jsonb_to_recordset(${JSON.stringify(costs)}::jsonb) as w ("jobId" uuid, cost bigint)
  `);
}

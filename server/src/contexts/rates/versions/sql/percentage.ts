import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** How all numbers of chosen rates change. */
export type PercentageChange = {
  /** Per cent; negative lowers. */
  readonly percent: number;
  /** Currency units that amounts are rounded to, half up; null keeps six decimals. */
  readonly roundTo: number | null;
  /** Whether minimum charges change as well. */
  readonly changesMinimums: boolean;
  /** By their codes; none chosen means all. */
  readonly services: readonly string[];
  readonly fromZones: readonly string[];
  readonly toZones: readonly string[];
};

/** Amounts of a rate have at most this value (contract: `quantity`). */
const amountMax = 1_000_000;

/**
 * Changes the rates of a card by a percentage; those that are a percentage of freight themselves
 * follow what they are a share of. No price is rounded down to nothing.
 * @returns how many rates there were to change.
 */
export const changeByPercentage = (
  db: TenantDb,
  cardId: string,
  change: PercentageChange,
): Promise<number> =>
  db.run(sql`
    update rates.rate r set
      minimum = ${change.changesMinimums ? changed(sql`r.minimum`, change) : sql`r.minimum`},
      bands = (
        select jsonb_agg(
          ${band('b', change)} || case
            when jsonb_typeof(b.value -> 'child') = 'array' then jsonb_build_object('child', (
              select coalesce(jsonb_agg(${band('c', change)} order by c.ordinality), '[]'::jsonb)
              from jsonb_array_elements(b.value -> 'child') with ordinality c
            ))
            else '{}'::jsonb
          end
          order by b.ordinality
        )
        from jsonb_array_elements(r.bands) with ordinality b
      )
    from rates.service s
    where r.rate_card_id = ${cardId} and r.calculation_method <> 'PercentageOfFreight'
      and s.tenant_id = r.tenant_id and s.id = r.rate_service_id
      and ${among(sql`s.code`, change.services)} and ${among(sql`r.from_zone`, change.fromZones)}
      and ${among(sql`r.to_zone`, change.toZones)}
  `);

const among = (column: RawBuilder<unknown>, codes: readonly string[]): RawBuilder<unknown> =>
  codes.length === 0 ? sql`true` : sql`${column} = any (${codes}::text[])`;

/** A row of a rate with its changed amounts; the value of a minimum row is a minimum. */
function band(name: string, change: PercentageChange): RawBuilder<unknown> {
  const row = sql.ref(`${name}.value`);
  const amount = (key: string) => changed(sql`(${row} ->> ${sql.lit(key)})::numeric`, change);
  const isKept = change.changesMinimums ? sql`false` : sql`${row} ->> 'rateType' = 'Minimum'`;
  return sql`
    case when ${isKept} then ${row}
    else ${row} || jsonb_build_object('basic', ${amount('basic')}, 'value', ${amount('value')})
    end`;
}

/** An amount after the change: 0 stays 0, anything else is at least the smallest amount. */
function changed(
  amount: RawBuilder<unknown>,
  { percent, roundTo }: PercentageChange,
): RawBuilder<unknown> {
  const step = sql`${roundTo ?? 0.000001}::numeric`;
  const factor = sql`(1 + ${percent}::numeric / 100)`;
  return sql`
    case when ${amount} = 0 then 0
    else trim_scale(least(greatest(round(${amount} * ${factor} / ${step}) * ${step}, ${step}),
      ${sql.lit(amountMax)}::numeric))
    end`;
}

import type { PercentageChange } from '@waybill/contract/rates/versions/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The maximum amount of a rate (contract: `quantity`). */
const amountMax = 1_000_000;

/**
 * Changes the rates of a card by a percentage, except those that are themselves a percentage of
 * freight. No price is rounded down to 0.
 * @returns the number of rates that matched.
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

/** A band with its changed amounts; the value of a `Minimum` band is a minimum charge. */
function band(name: string, change: PercentageChange): RawBuilder<unknown> {
  const row = sql.ref(`${name}.value`);
  const amount = (key: string) => changed(sql`(${row} ->> ${sql.lit(key)})::numeric`, change);
  const isUnchanged = change.changesMinimums ? sql`false` : sql`${row} ->> 'rateType' = 'Minimum'`;
  return sql`
    case when ${isUnchanged} then ${row}
    else ${row} || jsonb_build_object('basic', ${amount('basic')}, 'value', ${amount('value')})
    end`;
}

/** An amount after the change: 0 stays 0, anything else is at least one rounding step. */
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

import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { LaneRate } from './domain.ts';

/** Returns the rates of a service in force on a day: the latest of each lane. */
export const ratesInForce = (
  db: TenantDb,
  rateServiceId: string,
  day: string,
): Promise<(LaneRate & { readonly id: string })[]> =>
  db.many(sql<LaneRate & { readonly id: string }>`
    select distinct on (from_zone, to_zone)
      id, from_zone as "fromZone", to_zone as "toZone", calculation_method as "calculationMethod",
      reciprocal, accumulative, minimum::float8 as minimum, cut_off_time as "cutOffTime",
      transit_time as "transitTime", cubic_allowance::float8 as "cubicAllowance",
      effective_date as "effectiveDate", expire_date as "expireDate", bands
    from rates.rate
    where rate_service_id = ${rateServiceId} and effective_date <= ${day}
      and (expire_date is null or expire_date > ${day})
    order by from_zone, to_zone, effective_date desc
  `);

/** Locks a card for a bulk change of its rates until the transaction ends. */
export const lockCard = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`select from rates.card where id = ${id} for update`);

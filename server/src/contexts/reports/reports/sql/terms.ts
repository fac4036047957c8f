import { startOfLocalDay } from '@waybill/kernel/time';
import { addDays } from '@waybill/kernel/local-date';
import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';

/** The period as moments in the tenant's zone: start inclusive, end exclusive. */
export function days({ period, timezone }: RequestedParameters): {
  readonly from: Date;
  readonly until: Date;
} {
  if (period === null) throw new Error('The report has no period');
  return {
    from: startOfLocalDay(period.from, timezone),
    until: startOfLocalDay(addDays(period.to, 1), timezone),
  };
}

/** The first day of the day, week or month that contains a moment, in the tenant's zone. */
export const startsOf = (
  unit: string,
  at: RawBuilder<unknown>,
  { timezone }: RequestedParameters,
): RawBuilder<unknown> =>
  sql`date_trunc(${sql.lit(unit)}, ${at} at time zone ${sql.lit(timezone)})::date`;

/** Restricts bookings to the requested customer and carrier account. */
export const among = (
  b: RawBuilder<unknown>,
  query: RequestedParameters,
): RawBuilder<unknown> => sql`
  ${ofCustomer(b, query)} and (${query.carrierAccountId}::bigint is null
    or ${b}.carrier_account_id = ${query.carrierAccountId}::bigint)`;

/** Restricts rows to the requested customer. */
export const ofCustomer = (
  t: RawBuilder<unknown>,
  { customerId }: RequestedParameters,
): RawBuilder<unknown> => sql`
  (${customerId}::bigint is null or ${t}.customer_id = ${customerId}::bigint)`;

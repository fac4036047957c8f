import { startOfLocalDay } from '@waybill/kernel/time';
import { addDays } from '@waybill/kernel/local-date';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../domain/asked.ts';

/** The period as moments in the tenant's zone: start inclusive, end exclusive. */
export function days({ period, timezone }: Asked): { readonly from: Date; readonly until: Date } {
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
  { timezone }: Asked,
): RawBuilder<unknown> =>
  sql`date_trunc(${sql.lit(unit)}, ${at} at time zone ${sql.lit(timezone)})::date`;

/** Restricts bookings to the requested customer and carrier account. */
export const among = (b: RawBuilder<unknown>, asked: Asked): RawBuilder<unknown> => sql`
  ${ofCustomer(b, asked)} and (${asked.carrierAccountId}::bigint is null
    or ${b}.carrier_account_id = ${asked.carrierAccountId}::bigint)`;

/** Restricts rows to the requested customer. */
export const ofCustomer = (
  t: RawBuilder<unknown>,
  { customerId }: Asked,
): RawBuilder<unknown> => sql`
  (${customerId}::bigint is null or ${t}.customer_id = ${customerId}::bigint)`;

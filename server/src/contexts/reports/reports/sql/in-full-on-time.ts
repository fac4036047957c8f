import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import { isPeriod, type ReportRow } from '../domain/cells.ts';
import { nameOf } from './bookings.ts';
import { type CountedRecords, sums } from './counted-records.ts';
import { customersFor } from './names.ts';
import { among, days } from './terms.ts';

/**
 * Bookings whose promised arrival is within the period. Those that are due but not delivered have
 * failed; those that are not due yet are left out. Delivered in full means that nothing was
 * reported or claimed as damaged or lost and, if articles were scanned one by one at delivery,
 * that all were.
 */
export const inFullOnTimeRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  const second = query.thenBy === '' ? sql`''` : nameOf(query.thenBy, sql`b.eta`, query);
  return sql`
    select 'Booking' as kind, j.ref, j.name, j.second, 1 as promised,
           (j.ontime and j.infull)::int as difot, j.ontime::int, j.infull::int,
           (j.delivered and not j.ontime)::int as late, (not j.delivered)::int as overdue,
           (j.delivered and not j.infull)::int as short, j.sorted
    from (
      select b.id::text as ref, ${nameOf(query.by, sql`b.eta`, query)} as name,
             ${second} as second, b.status = 'Delivered' as delivered,
             b.status = 'Delivered' and coalesce(b.delivered_at <= b.eta, false) as ontime,
             b.status = 'Delivered' and not exists (
               select from booking_public.incident i
               where i.tenant_id = b.tenant_id and i.booking_id = b.id
             ) and not exists (
               select from jobs_public.undelivered_article u
               where u.tenant_id = b.tenant_id and u.booking_id = b.id
             ) as infull,
             b.booked_at as sorted
      from booking_public.booked b
      left join ${customersFor(query)} c
        on c.tenant_id = b.tenant_id and c.id = b.customer_id
      where b.eta >= ${from} and b.eta < ${until}
        and (b.status = 'Delivered' or b.eta < ${query.now}) and ${among(sql`b`, query)}
    ) j
  `;
};

const figures = ['promised', 'difot', 'ontime', 'infull', 'late', 'overdue', 'short'];

/** Largest groups first, periods in chronological order; likewise within a group. */
export const inFullOnTime = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select g.*, (100.0 * g.ontime / g.promised)::float8 as ontimeshare,
         (100.0 * g.infull / g.promised)::float8 as infullshare,
         (100.0 * g.difot / g.promised)::float8 as share
  from (
    select f.name, f.second, ${sums(figures)}
    from (${inFullOnTimeRecords(query)}) f
    group by f.name, f.second
  ) g
  order by ${orderOf(query.by, sql`g.name`, sql`sum(g.promised) over (partition by g.name)`)},
           ${orderOf(query.thenBy, sql`g.second`, sql`g.promised`)}
`;

const orderOf = (
  by: string,
  name: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
): RawBuilder<unknown> => (by === '' || isPeriod(by) ? sql`${name}` : sql`${size} desc, ${name}`);

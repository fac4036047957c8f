import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { type CountedRecords, sums } from './counted-records.ts';
import { customersFor } from './names.ts';
import { among, days, startsOf } from './terms.ts';

/** A booking belongs to the period in which it was booked. */
export const bookingsByPeriodRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  return sql`
    select 'Booking' as kind, b.id::text as ref, b.period, 1 as bookings, b.delivered,
           1 - b.delivered - b.exceptions as underway, b.exceptions, b.pieces, b.grams, b.total,
           b.booked_at as sorted
    from (
      select b.id, b.booked_at, b.pieces, b.grams, b.total_minor as total,
             to_char(${startsOf(query.by.toLowerCase(), sql`b.booked_at`, query)}, 'YYYY-MM-DD')
               as period,
             (b.status = 'Delivered')::int as delivered,
             (b.status in ('DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender'))::int
               as exceptions
      from booking_public.booked b
      where b.booked_at >= ${from} and b.booked_at < ${until} and ${among(sql`b`, query)}
    ) b
  `;
};

const bookingFigures = [
  'bookings',
  'delivered',
  'underway',
  'exceptions',
  'pieces',
  'grams',
  'total',
];

/** One row per period, including empty ones, oldest first. */
export const bookingsByPeriod = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const unit = query.by.toLowerCase();
  return sql`
    select p.period, ${sums(bookingFigures)}
    from (
      select to_char(start, 'YYYY-MM-DD') as period
      from generate_series(
        date_trunc(${unit}, ${query.period?.from}::timestamp), ${query.period?.to}::timestamp,
        ('1 ' || ${unit})::interval
      ) as start
    ) p
    left join (${bookingsByPeriodRecords(query)}) f on f.period = p.period
    group by p.period
    order by p.period
  `;
};

/** Actual against promised delivery. The promise is the day and time of arrival. */
export const deliveryPerformanceRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  return sql`
    select 'Booking' as kind, b.id::text as ref,
           ${nameOf(query.by, sql`b.delivered_at`, query)} as name, 1 as delivered,
           coalesce(b.delivered_at <= b.eta, false)::int as ontime,
           coalesce(b.delivered_at > b.eta, false)::int as late,
           (b.eta is null)::int as unpromised,
           extract(epoch from b.delivered_at - b.picked_up_at) / 3600 as hours,
           b.booked_at as sorted
    from booking_public.booked b
    left join ${customersFor(query)} c
      on c.tenant_id = b.tenant_id and c.id = b.customer_id
    where b.delivered_at >= ${from} and b.delivered_at < ${until} and b.status = 'Delivered'
      and ${among(sql`b`, query)}
  `;
};

export const deliveryPerformance = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const isTimed = !['Carrier', 'Customer'].includes(query.by);
  return sql`
    select d.*, (100.0 * d.ontime / nullif(d.ontime + d.late, 0))::float8 as share
    from (
      select f.name, ${sums(['delivered', 'ontime', 'late', 'unpromised'])},
             round(avg(f.hours), 1)::float8 as hours
      from (${deliveryPerformanceRecords(query)}) f
      group by f.name
    ) d
    order by ${isTimed ? sql`d.name` : sql`d.delivered desc, d.name`}
  `;
};

/**
 * What carriage cost beside what customers pay, both before tax. A booking costs what was agreed
 * with its carrier in reconciliation, else what was quoted; the report counts both kinds. What
 * customers pay later for it is revenue, as its cost is in what was agreed. A journey costs what
 * its legs cost. Its share of the cost of line hauls is part of its cost. `offset 0` has cost and
 * revenue worked out once, not again for the margin.
 */
export const carrierCostRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  return sql`
    with agreed as (
      select p.tenant_id, p.booking_id, sum(a.difference_minor) as difference_minor
      from reconciliation_public.agreed_cost a
      join booking_public.carried_for p on p.tenant_id = a.tenant_id and p.id = a.booking_id
      group by p.tenant_id, p.booking_id
    ),
    hauled as (
      select p.tenant_id, p.booking_id, sum(h.cost_minor) as minor
      from jobs_public.line_haul_cost h
      join booking_public.carried_for p on p.tenant_id = h.tenant_id and p.id = h.booking_id
      group by p.tenant_id, p.booking_id
    ),
    recharged as (
      select p.tenant_id, p.booking_id, sum(r.tax_exclusive_minor) as minor
      from booking_public.recharged r
      join booking_public.carried_for p on p.tenant_id = r.tenant_id and p.id = r.booking_id
      group by p.tenant_id, p.booking_id
    )
    select s.*, s.revenue - s.cost as margin
    from (
      select 'Booking' as kind, b.id::text as ref,
             ${nameOf(query.by, sql`b.booked_at`, query)} as name, 1 as bookings,
             (a.booking_id is not null)::int as reconciled,
             (a.booking_id is null)::int as quoted,
             coalesce(h.minor, 0)::bigint as linehaul,
             (b.carrier_cost_minor + coalesce(a.difference_minor, 0) + coalesce(h.minor, 0))::bigint
               as cost,
             (b.revenue_minor + coalesce(r.minor, 0))::bigint as revenue,
             b.booked_at as sorted
      from booking_public.booked b
      left join agreed a on a.tenant_id = b.tenant_id and a.booking_id = b.id
      left join hauled h on h.tenant_id = b.tenant_id and h.booking_id = b.id
      left join recharged r on r.tenant_id = b.tenant_id and r.booking_id = b.id
      left join ${customersFor(query)} c
        on c.tenant_id = b.tenant_id and c.id = b.customer_id
      where b.booked_at >= ${from} and b.booked_at < ${until} and ${among(sql`b`, query)}
      offset 0
    ) s
  `;
};

const costFigures = ['bookings', 'reconciled', 'quoted', 'linehaul', 'cost', 'revenue', 'margin'];

export const carrierCostVersusRevenue = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select s.*, (100.0 * s.margin / nullif(s.revenue, 0))::float8 as share
  from (
    select f.name, ${sums(costFigures)} from (${carrierCostRecords(query)}) f group by f.name
  ) s
  order by ${query.by === 'Month' ? sql`s.name` : sql`s.revenue desc, s.name`}
`;

/** What bookings are grouped by. */
export function nameOf(
  by: string,
  at: RawBuilder<unknown>,
  query: RequestedParameters,
): RawBuilder<unknown> {
  if (by === 'Carrier') return sql`coalesce(b.carrier_account_name, 'No carrier')`;
  if (by === 'Booking') return sql`coalesce(b.consignment_id, 'Booking ' || b.id)`;
  if (by === 'Customer') return sql`coalesce(c.display_name, 'No customer')`;
  if (by === 'Service') return sql`coalesce(b.service_name, 'No service')`;
  return sql`to_char(${startsOf(by.toLowerCase(), at, query)}, 'YYYY-MM-DD')`;
}

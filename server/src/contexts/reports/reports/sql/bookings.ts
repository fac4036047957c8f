import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { among, days, startsOf } from './terms.ts';

/** One row per period, including empty ones, oldest first. */
export const bookingsByPeriod = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  const unit = query.by.toLowerCase();
  return sql`
    with booked as (
      select ${startsOf(unit, sql`b.booked_at`, query)} as start,
             count(*) as bookings,
             count(*) filter (where b.status = 'Delivered') as delivered,
             count(*) filter (where b.status in (
               'DeliveryFailed', 'OnHold', 'Damaged', 'Lost', 'ReturnToSender'
             )) as exceptions,
             sum(b.pieces)::bigint as pieces, sum(b.grams)::bigint as grams,
             sum(b.total_minor)::bigint as total
      from booking_public.booked b
      where b.booked_at >= ${from} and b.booked_at < ${until} and ${among(sql`b`, query)}
      group by 1
    )
    select to_char(p.start, 'YYYY-MM-DD') as period,
           coalesce(b.bookings, 0) as bookings, coalesce(b.delivered, 0) as delivered,
           coalesce(b.bookings - b.delivered - b.exceptions, 0) as underway,
           coalesce(b.exceptions, 0) as exceptions, coalesce(b.pieces, 0) as pieces,
           coalesce(b.grams, 0) as grams, coalesce(b.total, 0) as total
    from generate_series(
      date_trunc(${unit}, ${query.period?.from}::timestamp), ${query.period?.to}::timestamp,
      ('1 ' || ${unit})::interval
    ) as p (start)
    left join booked b on b.start = p.start::date
    order by p.start
  `;
};

/** Actual against promised delivery. The promise is the day and time of arrival. */
export const deliveryPerformance = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  const isTimed = !['Carrier', 'Customer'].includes(query.by);
  return sql`
    select d.name, d.delivered, d.ontime, d.late, d.delivered - d.ontime - d.late as unpromised,
           (100.0 * d.ontime / nullif(d.ontime + d.late, 0))::float8 as share, d.hours
    from (
      select ${nameOf(query, sql`b.delivered_at`)} as name,
             count(*) as delivered,
             count(*) filter (where b.delivered_at <= b.eta) as ontime,
             count(*) filter (where b.delivered_at > b.eta) as late,
             round(avg(extract(epoch from b.delivered_at - b.picked_up_at) / 3600), 1)::float8
               as hours
      from booking_public.booked b
      left join customers_public.customer_card c
        on c.tenant_id = b.tenant_id and c.id = b.customer_id
      where b.delivered_at >= ${from} and b.delivered_at < ${until} and b.status = 'Delivered'
        and ${among(sql`b`, query)}
      group by 1
    ) d
    order by ${isTimed ? sql`d.name` : sql`d.delivered desc, d.name`}
  `;
};

/**
 * What carriage cost beside what customers pay, both before tax. A booking costs what was agreed
 * with its carrier in reconciliation, else what was quoted; the report counts both kinds. What
 * customers pay later for it is revenue, as its cost is in what was agreed. A journey costs what
 * its legs cost.
 */
export const carrierCostVersusRevenue = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  return sql`
    with agreed as (
      select p.tenant_id, p.booking_id, sum(a.difference_minor) as difference_minor
      from reconciliation_public.agreed_cost a
      join booking_public.carried_for p on p.tenant_id = a.tenant_id and p.id = a.booking_id
      group by p.tenant_id, p.booking_id
    ),
    recharged as (
      select p.tenant_id, p.booking_id, sum(r.tax_exclusive_minor) as minor
      from booking_public.recharged r
      join booking_public.carried_for p on p.tenant_id = r.tenant_id and p.id = r.booking_id
      group by p.tenant_id, p.booking_id
    )
    select s.name, s.bookings, s.reconciled, s.bookings - s.reconciled as quoted, s.cost, s.revenue,
           s.revenue - s.cost as margin,
           (100.0 * (s.revenue - s.cost) / nullif(s.revenue, 0))::float8 as share
    from (
      select ${nameOf(query, sql`b.booked_at`)} as name, count(*) as bookings,
             count(a.booking_id) as reconciled,
             sum(b.carrier_cost_minor + coalesce(a.difference_minor, 0))::bigint as cost,
             sum(b.revenue_minor + coalesce(r.minor, 0))::bigint as revenue
      from booking_public.booked b
      left join agreed a on a.tenant_id = b.tenant_id and a.booking_id = b.id
      left join recharged r on r.tenant_id = b.tenant_id and r.booking_id = b.id
      left join customers_public.customer_card c
        on c.tenant_id = b.tenant_id and c.id = b.customer_id
      where b.booked_at >= ${from} and b.booked_at < ${until} and ${among(sql`b`, query)}
      group by 1
    ) s
    order by ${query.by === 'Month' ? sql`s.name` : sql`s.revenue desc, s.name`}
  `;
};

/** What a row of bookings is grouped by. */
function nameOf(query: RequestedParameters, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if (query.by === 'Carrier') return sql`coalesce(b.carrier_account_name, 'No carrier')`;
  if (query.by === 'Booking') return sql`coalesce(b.consignment_id, 'Booking ' || b.id)`;
  if (query.by === 'Customer') return sql`coalesce(c.display_name, 'No customer')`;
  return sql`to_char(${startsOf(query.by.toLowerCase(), at, query)}, 'YYYY-MM-DD')`;
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { type CountedRecords, sums } from './counted-records.ts';
import { users } from './names.ts';
import { days, ofCustomer } from './terms.ts';

/** Jobs by assigned driver. */
export const jobsByDriverRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  return sql`
    select 'Job' as kind, j.id::text as ref, coalesce(u.name, 'Unknown') as driver, j.driver_guid,
           1 as jobs, (j.status = 'Delivered')::int as delivered,
           (j.status = 'Failed')::int as failed,
           (j.status not in ('Delivered', 'Failed'))::int as underway,
           coalesce(j.delivered_at > j.deadline_at, false)::int as late, j.allocated_at as sorted
    from jobs_public.allocated_job j
    left join ${users} u on u.tenant_id = platform.tenant_id() and u.guid = j.driver_guid
    where j.allocated_at >= ${from} and j.allocated_at < ${until}
      and ${ofDriver(sql`j`, query)} and ${ofCustomer(sql`j`, query)}
  `;
};

const jobFigures = ['jobs', 'delivered', 'failed', 'underway', 'late'];

export const jobsByDriver = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select d.*, (100.0 * d.delivered / d.jobs)::float8 as share
  from (
    select f.driver, ${sums(jobFigures)}
    from (${jobsByDriverRecords(query)}) f
    group by f.driver_guid, f.driver
  ) d
  order by d.jobs desc, d.driver
`;

/** Scan events in the order they occurred, oldest first. */
export const scanEventHistory = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  return sql`
    select to_char(s.scanned_at at time zone ${query.timezone}, 'YYYY-MM-DD HH24:MI:SS') as at,
           s.code, s.job_number as job, s.connote_number as consignment,
           s.article_number as article, c.display_name as customer, s.location_code as location,
           s.warehouse_code as warehouse, u.name as by
    from jobs_public.scan s
    left join customers_public.customer_card c
      on c.tenant_id = s.tenant_id and c.id = s.customer_id
    left join identity_public.user_name u on u.tenant_id = s.tenant_id and u.id = s.creator_id
    where s.scanned_at >= ${from} and s.scanned_at < ${until}
      and ${ofDriver(sql`s`, query)} and ${ofCustomer(sql`s`, query)}
      and (${query.number}::text is null or s.job_number = ${query.number}::text
        or s.connote_number = ${query.number}::text)
    order by s.scanned_at, s.id
  `;
};

/** The freight of line hauls, job by job, the latest first; one without freight has one row. */
export const lineHaulManifest = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  return sql`
    select l.number as code, l.start_code || ' › ' || l.destination_code as route, l.status,
           to_char(l.departed_at at time zone ${query.timezone}, 'YYYY-MM-DD HH24:MI:SS')
             as departed,
           j.number as job, j.connote_number as consignment, c.display_name as customer,
           coalesce(f.articles, 0) as articles, coalesce(f.loaded, 0) as loaded,
           coalesce(f.unloaded, 0) as unloaded, coalesce(f.grams, 0) as grams
    from linehaul_public.line_haul_card l
    left join linehaul_public.carried_job f
      on f.tenant_id = l.tenant_id and f.line_haul_id = l.id
    left join jobs_public.job_card j on j.tenant_id = f.tenant_id and j.id = f.job_id
    left join customers_public.customer_card c
      on c.tenant_id = f.tenant_id and c.id = f.customer_id
    where coalesce(l.departed_at, l.created_at) >= ${from}
      and coalesce(l.departed_at, l.created_at) < ${until} and ${ofCustomer(sql`f`, query)}
      and (${query.number}::text is null or l.number = ${query.number}::text)
    order by l.created_at desc, l.number desc, j.number
  `;
};

const ofDriver = (
  t: RawBuilder<unknown>,
  { driverGuid }: RequestedParameters,
): RawBuilder<unknown> => sql`
  (${driverGuid}::uuid is null or ${t}.driver_guid = ${driverGuid}::uuid)`;

import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { days, ofCustomer } from './terms.ts';

/** Items that are here now: of each its card, its customer and the days since it came. */
const inStore = ({ asOf, timezone }: RequestedParameters) => sql`
  select c.*, k.display_name as customer, s.from_at,
         ${asOf}::date - (s.from_at at time zone ${timezone}::text)::date as days
  from warehouse_public.stay s
  join warehouse_public.item_card c on c.tenant_id = s.tenant_id and c.id = s.item_id
  left join customers_public.customer_card k on k.tenant_id = c.tenant_id and k.id = c.customer_id
  where s.until_at is null`;

/** What is in the warehouse now, by location and item. */
export const warehouseStock = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select i.barcode as item, i.sku, i.description, i.customer, i.consignment_number as consignment,
         i.zone as location, i.status, case when i.is_damaged then 'Yes' else '' end as damaged,
         i.pallet_spaces::float8 as pallets,
         to_char(i.from_at at time zone ${query.timezone}::text, 'YYYY-MM-DD HH24:MI:SS')
           as received,
         i.days, i.last_scan_code as scan
  from (${inStore(query)}) i
  where ${ofCustomer(sql`i`, query)} and (${query.number}::text is null
    or starts_with(upper(coalesce(i.zone, '')), upper(${query.number}::text)))
  order by i.zone nulls first, i.barcode
`;

/** What is in the warehouse now, by customer and age. */
export const stockAgeing = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select i.customer, count(*)::int as items, sum(i.pallet_spaces)::float8 as pallets,
         (count(*) filter (where i.days <= 7))::int as week,
         (count(*) filter (where i.days between 8 and 30))::int as month,
         (count(*) filter (where i.days between 31 and 90))::int as quarter,
         (count(*) filter (where i.days > 90))::int as older, max(i.days)::int as oldest
  from (${inStore(query)}) i
  where ${ofCustomer(sql`i`, query)}
  group by i.customer_id, i.customer
  order by older desc, quarter desc, items desc, i.customer
`;

/** How long items stayed, by the warehouse that received them; and how many are still there. */
export const dwellTime = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  const hours = sql`extract(epoch from s.until_at - s.from_at) / 3600`;
  const left = sql`filter (where s.until_at is not null)`;
  return sql`
    select coalesce(s.warehouse_code, '') as warehouse, (count(*) ${left})::int as items,
           round(avg(${hours}) ${left}, 1)::float8 as average,
           round(
             (percentile_cont(0.5) within group (order by ${hours}) ${left})::numeric, 1
           )::float8 as median,
           round(max(${hours}) ${left}, 1)::float8 as longest,
           (count(*) filter (where s.until_at is null))::int as here
    from warehouse_public.stay s
    where (s.until_at is null or (s.until_at >= ${from} and s.until_at < ${until}))
      and ${ofCustomer(sql`s`, query)}
    group by 1
    order by items desc, 1
  `;
};

import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { days, ofCustomer } from './terms.ts';

/** Invoices by invoice date, credits by approval date. */
export const revenueByCustomer = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { from, until } = days(query);
  return sql`
    select c.code, c.display_name as customer, r.invoices, r.invoiced, r.credited,
           r.invoiced - r.credited as revenue, r.tax, r.invoiced - r.credited + r.tax as total
    from (
      select p.customer_id, sum(p.invoices)::bigint as invoices,
             sum(p.invoiced)::bigint as invoiced, sum(p.credited)::bigint as credited,
             sum(p.tax)::bigint as tax
      from (
        select i.customer_id, count(*) as invoices, sum(i.tax_exclusive_minor) as invoiced,
               0 as credited, sum(i.tax_minor) as tax
        from finance_public.issued_invoice i
        where i.invoice_date between ${query.period?.from}::date and ${query.period?.to}::date
          and ${ofCustomer(sql`i`, query)}
        group by 1
        union all
        select n.customer_id, 0, 0, sum(n.tax_exclusive_minor), -sum(n.tax_minor)
        from finance_public.approved_credit n
        where n.decided_at >= ${from} and n.decided_at < ${until} and ${ofCustomer(sql`n`, query)}
        group by 1
      ) p
      group by 1
    ) r
    join customers_public.customer_card c
      on c.tenant_id = platform.tenant_id() and c.id = r.customer_id
    order by revenue desc, c.code
  `;
};

/** Outstanding amounts by whole days overdue, aged as on statements. */
export const agedReceivables = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { asOf } = query;
  const late = (from: number, to: number) => sql`
    coalesce(sum(o.outstanding_minor)
      filter (where ${asOf}::date - o.due_date between ${from}::int and ${to}::int), 0)::bigint`;
  return sql`
    select c.code, c.display_name as customer, a.current, a.days30, a.days60, a.days90, a.older,
           a.owed, coalesce(u.unallocated_minor, 0) as unallocated,
           a.owed - coalesce(u.unallocated_minor, 0) as balance
    from (
      select o.customer_id,
             ${late(-100_000, 0)} as current, ${late(1, 30)} as days30, ${late(31, 60)} as days60,
             ${late(61, 90)} as days90, ${late(91, 100_000)} as older,
             sum(o.outstanding_minor)::bigint as owed
      from finance_public.open_on(${asOf}::date) o
      where ${ofCustomer(sql`o`, query)}
      group by 1
    ) a
    full join (
      select * from finance_public.unallocated_on(${asOf}::date) u
      where ${ofCustomer(sql`u`, query)}
    ) u on u.customer_id = a.customer_id
    join customers_public.customer_card c
      on c.tenant_id = platform.tenant_id() and c.id = coalesce(a.customer_id, u.customer_id)
    where not ${query.overdueOnly} or a.owed > a.current
    order by a.owed desc nulls last, c.code
  `;
};

const kinds = ['Fuel', 'Fee', 'Insurance', 'AdditionalService', 'Recharge'] as const;

/** Invoice items other than freight. */
export const fuelAndFees = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const of = (...types: readonly (typeof kinds)[number][]) => sql`
    coalesce(sum(l.tax_exclusive_minor) filter (where l.type = any (${types}::text[])), 0)::bigint`;
  return sql`
    select ${nameOf(query)} as name, count(*) as lines, ${of('Fuel')} as fuel,
           ${of('Fee')} as fees, ${of('Insurance')} as insurance,
           ${of('AdditionalService', 'Recharge')} as other,
           sum(l.tax_exclusive_minor)::bigint as total
    from finance_public.issued_line l
    left join customers_public.customer_card c
      on c.tenant_id = l.tenant_id and c.id = l.customer_id
    where l.invoice_date between ${query.period?.from}::date and ${query.period?.to}::date
      and l.type = any (${kinds}::text[]) and ${ofCustomer(sql`l`, query)}
    group by 1
    order by ${query.by === 'Month' ? sql`name` : sql`total desc, name`}
  `;
};

function nameOf({ by }: RequestedParameters): RawBuilder<unknown> {
  if (by === 'Customer') return sql`coalesce(c.display_name, 'No customer')`;
  if (by === 'Month') return sql`to_char(date_trunc('month', l.invoice_date), 'YYYY-MM-DD')`;
  return sql`coalesce(nullif(l.service, ''), nullif(l.description, ''), l.type)`;
}

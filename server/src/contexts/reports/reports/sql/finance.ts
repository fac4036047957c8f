import { type RawBuilder, sql } from 'kysely';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import { type CountedRecords, sums } from './counted-records.ts';
import { customersFor } from './names.ts';
import { days, ofCustomer } from './terms.ts';

/** Invoices by invoice date, credits by approval date. */
export const revenueByCustomerRecords: CountedRecords = (query) => {
  const { from, until } = days(query);
  return sql`
    select p.*, p.invoiced - p.credited as revenue, p.invoiced - p.credited + p.tax as total,
           c.code, c.display_name as customer
    from (
      select 'Invoice' as kind, i.id::text as ref, i.customer_id, 1 as invoices,
             i.tax_exclusive_minor as invoiced, 0::bigint as credited, i.tax_minor as tax,
             i.invoice_date::timestamptz as sorted
      from finance_public.issued_invoice i
      where i.invoice_date between ${query.period?.from}::date and ${query.period?.to}::date
        and ${ofCustomer(sql`i`, query)}
      union all
      select 'CreditNote', n.id::text, n.customer_id, 0, 0, n.tax_exclusive_minor, -n.tax_minor,
             n.decided_at
      from finance_public.approved_credit n
      where n.decided_at >= ${from} and n.decided_at < ${until} and ${ofCustomer(sql`n`, query)}
    ) p
    join customers_public.customer_card c
      on c.tenant_id = platform.tenant_id() and c.id = p.customer_id
  `;
};

const revenueFigures = ['invoices', 'invoiced', 'credited', 'revenue', 'tax', 'total'];

/** Largest revenue first. */
export const revenueByCustomer = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select f.code, f.customer, ${sums(revenueFigures)}
  from (${revenueByCustomerRecords(query)}) f
  group by f.customer_id, f.code, f.customer
  order by revenue desc, f.code
`;

/** What was open of each invoice on the day, in the block of its age. */
export const agedReceivablesRecords: CountedRecords = (query) => {
  const { asOf } = query;
  const late = (from: number, to: number) => sql`
    case when ${asOf}::date - o.due_date between ${from}::int and ${to}::int
      then o.outstanding_minor else 0 end`;
  return sql`
    select 'Invoice' as kind, o.invoice_id::text as ref, o.customer_id, c.code,
           ${late(-100_000, 0)} as current, ${late(1, 30)} as days30, ${late(31, 60)} as days60,
           ${late(61, 90)} as days90, ${late(91, 100_000)} as older,
           o.outstanding_minor as owed, o.due_date::timestamptz as sorted
    from (
      select o.*, bool_or(o.due_date < ${asOf}::date) over (partition by o.customer_id)
               as is_overdue
      from finance_public.open_on(${asOf}::date) o
      where ${ofCustomer(sql`o`, query)}
    ) o
    join customers_public.customer_card c
      on c.tenant_id = platform.tenant_id() and c.id = o.customer_id
    where not ${query.overdueOnly} or o.is_overdue
  `;
};

const agedFigures = ['current', 'days30', 'days60', 'days90', 'older', 'owed'];

/** Outstanding amounts by whole days overdue, aged as on statements. */
export const agedReceivables = (query: RequestedParameters): RawBuilder<ReportRow> => {
  const { asOf } = query;
  return sql`
    select c.code, c.display_name as customer, a.current, a.days30, a.days60, a.days90, a.older,
           a.owed, coalesce(u.unallocated_minor, 0) as unallocated,
           a.owed - coalesce(u.unallocated_minor, 0) as balance
    from (
      select f.customer_id, ${sums(agedFigures)} from (${agedReceivablesRecords(query)}) f
      group by f.customer_id
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

/** Invoice items other than freight, invoice by invoice. */
export const fuelAndFeesRecords: CountedRecords = (query) => {
  const of = (...types: readonly (typeof kinds)[number][]) => sql`
    coalesce(sum(l.tax_exclusive_minor) filter (where l.type = any (${types}::text[])), 0)::bigint`;
  return sql`
    select 'Invoice' as kind, l.invoice_id::text as ref, ${nameOf(query)} as name,
           count(*) as lines, ${of('Fuel')} as fuel, ${of('Fee')} as fees,
           ${of('Insurance')} as insurance, ${of('AdditionalService', 'Recharge')} as other,
           sum(l.tax_exclusive_minor)::bigint as total,
           max(l.invoice_date)::timestamptz as sorted
    from finance_public.issued_line l
    left join ${customersFor(query)} c
      on c.tenant_id = l.tenant_id and c.id = l.customer_id
    where l.invoice_date between ${query.period?.from}::date and ${query.period?.to}::date
      and l.type = any (${kinds}::text[]) and ${ofCustomer(sql`l`, query)}
    group by 1, 2, 3
  `;
};

const feeFigures = ['lines', 'fuel', 'fees', 'insurance', 'other', 'total'];

export const fuelAndFees = (query: RequestedParameters): RawBuilder<ReportRow> => sql`
  select f.name, ${sums(feeFigures)}
  from (${fuelAndFeesRecords(query)}) f
  group by f.name
  order by ${query.by === 'Month' ? sql`f.name` : sql`total desc, f.name`}
`;

function nameOf({ by }: RequestedParameters): RawBuilder<unknown> {
  if (by === 'Customer') return sql`coalesce(c.display_name, 'No customer')`;
  if (by === 'Month') return sql`to_char(date_trunc('month', l.invoice_date), 'YYYY-MM-DD')`;
  return sql`coalesce(nullif(l.service, ''), nullif(l.description, ''), l.type)`;
}

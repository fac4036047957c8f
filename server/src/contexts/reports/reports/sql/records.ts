import type { RecordsOf } from '@waybill/contract/reports/reports/record-columns';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { PageBounds } from '#platform/lists/paging.ts';
import type { RequestedParameters } from '../domain/requested.ts';
import type { ReportRow } from '../domain/cells.ts';
import type { CountedRecord } from './counted-records.ts';

export type ReportRecordRow = ReportRow & {
  readonly kind: 'Booking' | 'Job' | 'Invoice' | 'CreditNote';
  readonly ref: string;
  /** What the record adds to the figure. */
  readonly figure: number;
  readonly total_count: number;
};

type Figure = {
  readonly counted: RawBuilder<CountedRecord>;
  /** A column of the counted records. */
  readonly figure: string;
  /** The cells that identify the row; empty for all rows. */
  readonly row: Readonly<Record<string, string>>;
};

type Request = Figure & { readonly of: RecordsOf; readonly query: RequestedParameters };

/**
 * The records that add something to a figure, newest first. Only those of the page are looked up.
 */
export const recordsBehind = (
  db: TenantDb,
  { of, query, ...figure }: Request,
  bounds: PageBounds,
): Promise<ReportRecordRow[]> =>
  db.many(sql<ReportRecordRow>`
    select r.*
    from (${detailed(of, pageBehind(figure, bounds), query)}) r
    order by r.sorted desc nulls last, r.ref desc
  `);

/**
 * A page of the records as `f`, with what each adds to the figure. `offset 0` has the columns of a
 * record computed once: inlined, they would be computed again for each use.
 */
const pageBehind = (
  { counted, figure, row }: Figure,
  { skip, take }: PageBounds,
): RawBuilder<unknown> => sql`(
  select f.*, count(*) over () as total_count
  from (
    select ${column('kind')} as kind, ${column('ref')}::text as ref,
           ${column(figure)}::float8 as figure, ${column('sorted')}::timestamptz as sorted
    from (select r.* from (${counted}) r offset 0) c
    where (${isOfRow(row)})::boolean
  ) f
  where f.figure <> 0
  order by f.sorted desc nulls last, f.ref desc
  limit ${take} offset ${skip}
) f`;

function detailed(
  of: RecordsOf,
  counted: RawBuilder<unknown>,
  query: RequestedParameters,
): RawBuilder<unknown> {
  return of === 'Booking'
    ? bookings(counted, query)
    : of === 'Job'
      ? jobs(counted, query)
      : invoices(counted, query);
}

const isOfRow = (row: Figure['row']): RawBuilder<unknown> =>
  sql.join(
    [sql`true`, ...Object.entries(row).map(([key, value]) => sql`${column(key)}::text = ${value}`)],
    sql` and `,
  );

/**
 * A column of the counted records. Each report has its own, so statements cast their columns and
 * conditions, which can then be checked without knowing the report.
 */
const column = (name: string): RawBuilder<unknown> => sql.ref(`c.${name}`);

type Details = (counted: RawBuilder<unknown>, query: RequestedParameters) => RawBuilder<unknown>;

/** The records with their keys as numbers: row-level security keeps a cast text from the index. */
const byNumber = (counted: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select f.*, f.ref::bigint as key from ${counted} offset 0) f`;

const bookings: Details = (counted, query) => sql`
    select f.*, coalesce(b.consignment_id, 'Booking ' || b.id) as number,
           c.display_name as customer, b.service_name as service,
           ${clock(sql`b.booked_at`, query)} as booked, ${clock(sql`b.eta`, query)} as promised,
           ${clock(sql`b.delivered_at`, query)} as delivered, b.status
    from ${byNumber(counted)}
    join booking_public.booked b
      on b.tenant_id = platform.tenant_id() and b.id = f.key
    left join customers_public.customer_card c
      on c.tenant_id = b.tenant_id and c.id = b.customer_id`;

const jobs: Details = (counted, query) => sql`
    select f.*, j.number, c.display_name as customer,
           ${clock(sql`j.allocated_at`, query)} as allocated,
           ${clock(sql`j.deadline_at`, query)} as deadline,
           ${clock(sql`j.delivered_at`, query)} as delivered, j.status
    from ${counted}
    join jobs_public.allocated_job j
      on j.tenant_id = platform.tenant_id() and j.id = f.ref::uuid
    left join customers_public.customer_card c
      on c.tenant_id = j.tenant_id and c.id = j.customer_id`;

const invoices: Details = (counted, query) => sql`
    select f.*, coalesce(i.number, n.name) as number, c.display_name as customer,
           coalesce(i.invoice_date::text, left(${clock(sql`a.decided_at`, query)}, 10)) as date,
           i.due_date::text as due, coalesce(i.status, 'Approved') as status
    from ${byNumber(counted)}
    left join finance_public.invoice_card i on f.kind = 'Invoice'
      and i.tenant_id = platform.tenant_id() and i.id = f.key
    left join finance_public.credit_note_name n on f.kind = 'CreditNote'
      and n.tenant_id = platform.tenant_id() and n.id = f.key
    left join finance_public.approved_credit a
      on a.tenant_id = n.tenant_id and a.id = n.id
    left join customers_public.customer_card c
      on c.tenant_id = platform.tenant_id()
      and c.id = coalesce(i.customer_id, n.customer_id)`;

const clock = (at: RawBuilder<unknown>, { timezone }: RequestedParameters): RawBuilder<unknown> =>
  sql`to_char(${at} at time zone ${timezone}, 'YYYY-MM-DD HH24:MI:SS')`;

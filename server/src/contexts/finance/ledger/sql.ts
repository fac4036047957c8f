import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { LedgerAccount, Entry } from './domain.ts';

/** Posts entries in their order. Takes the ledger's lock, so it must run last. */
export const post = (db: TenantDb, entries: readonly Entry[], now: Date): void =>
  db.later(sql`select finance.post(${JSON.stringify(entries)}::jsonb, ${now})`);

type Period = {
  readonly customerId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
};

/** The transactions of a period to return: those that match the filter, page by page. */
export type EntriesQuery = {
  readonly filter?: string | undefined;
  readonly skipCount: number;
  /** Null for no limit. */
  readonly maxResultCount: number | null;
};
const all: EntriesQuery = { skipCount: 0, maxResultCount: null };

export type Books = {
  readonly opening: Minor;
  /** The change of the balance in the period. */
  readonly moved: Minor;
  /** The totals of the transactions that match the filter: charges, and payments. */
  readonly charged: Minor;
  readonly paid: Minor;
  readonly transactions: readonly TransactionRow[];
  /** The number of transactions that match the filter. */
  readonly total: number;
  readonly open: readonly OpenInvoice[];
  readonly unallocated: Minor;
};

/**
 * Reads all values of a statement in one statement and thus one snapshot, so that opening,
 * transactions and ageing agree in spite of concurrent postings.
 */
export const booksOf = (
  db: TenantDb,
  period: Period,
  entriesQuery: EntriesQuery = all,
): Promise<Books> =>
  db.one(sql<Books>`
    with moving as materialized (${transactionsOf(period)}),
    reported as materialized (select * from moving where ${mentions(entriesQuery.filter)})
    select (${sumBefore(period)}) as opening,
      (select coalesce(sum(charge_minor - payment_minor), 0)::bigint from moving) as moved,
      (select coalesce(sum(charge_minor), 0)::bigint from reported) as charged,
      (select coalesce(sum(payment_minor), 0)::bigint from reported) as paid,
      (select count(*)::int from reported) as total,
      (select coalesce(json_agg(t order by t.place), '[]') from (
        select * from reported order by place
        limit ${entriesQuery.maxResultCount}::int offset ${entriesQuery.skipCount}
      ) t) as transactions,
      (select coalesce(json_agg(o), '[]') from (${openInvoices(period)}) o) as open,
      (${waiting(period)}) as unallocated
  `);

/** Selects what a customer owed before the first day. */
const sumBefore = ({ customerId, from }: Period) => sql`
  select coalesce(sum(p.debit_minor - p.credit_minor), 0)::bigint
  from finance.entry e
  join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
  where e.customer_id = ${customerId} and p.account = 'Receivable' and e.date < ${from}::date`;

export type TransactionRow = {
  readonly kind: string;
  readonly date: LocalDate;
  readonly reference_no: string;
  readonly description: string;
  readonly invoice_id: number | null;
  readonly payment_id: number | null;
  readonly charge_minor: Minor;
  readonly payment_minor: Minor;
  /** The change of the balance in the period up to and including it (decisions F-17). */
  readonly moved_minor: Minor;
};

/** Selects a customer's transactions of the period, first and last day included, oldest first. */
const transactionsOf = ({ customerId, from, to }: Period) => sql`
  select e.kind, e.date, e.reference_no, e.description, e.invoice_id, e.payment_id,
         p.debit_minor as charge_minor, p.credit_minor as payment_minor,
         (sum(p.debit_minor - p.credit_minor) over so_far)::bigint as moved_minor,
         row_number() over so_far as place
  from finance.entry e
  join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
  where e.customer_id = ${customerId} and p.account = 'Receivable'
    and e.date between ${from}::date and ${to}::date
  window so_far as (order by e.date, e.id, p.line_no rows unbounded preceding)`;

/** Matches case-insensitively; an empty filter matches all. */
const mentions = (filter: string | undefined) =>
  filter === undefined || filter === ''
    ? sql`true`
    : sql`strpos(lower(concat_ws(chr(10), kind, reference_no, description)), lower(${filter})) > 0`;

export type OpenInvoice = { readonly due_date: LocalDate; readonly outstanding_minor: Minor };

/** An allocation counts from its first day until the day it was released. */
const countsOn = (asOf: LocalDate) => sql`
  a.allocated_on <= ${asOf}::date and (a.released_on is null or a.released_on > ${asOf}::date)`;

/** Selects what was owed on the last day, per invoice. */
const openInvoices = ({ customerId, to }: Period) => sql`
  select i.due_date, (i.amount_minor - coalesce(sum(a.amount_minor), 0))::bigint
    as outstanding_minor
  from finance.invoice i
  left join finance.allocation a
    on a.tenant_id = i.tenant_id and a.invoice_id = i.id and ${countsOn(to)}
  where i.customer_id = ${customerId} and i.invoice_date <= ${to}::date
    and i.number is not null and i.status <> 'Draft' and not exists (
      select from finance.entry v
      where v.tenant_id = i.tenant_id and v.invoice_id = i.id and v.kind = 'VoidedInvoice'
        and v.date <= ${to}::date
    )
  group by i.tenant_id, i.id
  having i.amount_minor > coalesce(sum(a.amount_minor), 0)
  order by i.due_date, i.id`;

/** Selects a customer's payments and credits that were unallocated on the last day. */
const waiting = ({ customerId, to }: Period) => sql`
  select (coalesce((
    select sum(p.paid_minor) from finance.payment p
    where p.customer_id = ${customerId} and p.payment_date <= ${to}::date
      and (p.reversed_on is null or p.reversed_on > ${to}::date)
  ), 0) - coalesce((
    select sum(a.amount_minor) from finance.allocation a
    where a.customer_id = ${customerId} and ${countsOn(to)}
  ), 0) - coalesce((
    select sum(r.amount_minor) from finance.refund r
    where r.customer_id = ${customerId} and r.date <= ${to}::date
  ), 0))::bigint`;

export type BrokenInvariant = { readonly invariant: string; readonly id: number };

/** Returns the violated invariants of the whole tenant; no row if all hold. */
export const brokenInvariants = (db: TenantDb): Promise<BrokenInvariant[]> =>
  db.many(sql<BrokenInvariant>`
    select invariant, id from finance.broken_invariant
    union all select invariant, id from finance.broken_credit
    order by invariant, id
  `);

export type DaySumRow = {
  readonly date: LocalDate;
  readonly account: LedgerAccount;
  /** Whether tax was charged on the sales; null on accounts other than revenue. */
  readonly isTaxed: boolean | null;
  readonly debit: Minor;
  readonly credit: Minor;
};

/**
 * Returns what was posted to each account on each day of a period, first and last day included.
 * Revenue has two sums, with tax and without, according to the lines of the invoice or credit note.
 * Together they equal the posting, because the taxed sum is the posting less the untaxed lines.
 */
export const daySums = (db: TenantDb, from: LocalDate, to: LocalDate): Promise<DaySumRow[]> =>
  db.many(sql<DaySumRow>`
    with posted as (
      select e.date, e.kind, e.invoice_id, e.payment_id, p.account, p.debit_minor, p.credit_minor
      from finance.entry e
      join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
      where e.date between ${from}::date and ${to}::date
    ),
    sold as (
      select p.date, p.debit_minor - p.credit_minor as minor,
             case when p.kind in ('Invoice', 'CreditNote')
               then coalesce(l.minor, 0) - coalesce(c.minor, 0)
               else coalesce(c.minor, 0) - coalesce(l.minor, 0) end as free_minor
      from posted p
      left join lateral (${untaxedOfInvoice}) l on true
      left join lateral (${untaxedOfCredit}) c on true
      where p.account = 'Revenue'
    ),
    summed as (
      select date, account, null::boolean as is_taxed, debit_minor, credit_minor
      from posted where account <> 'Revenue'
      union all
      select s.date, 'Revenue', part.is_taxed, greatest(part.minor, 0), greatest(-part.minor, 0)
      from sold s
      cross join lateral (
        values (true, s.minor + s.free_minor), (false, -s.free_minor)
      ) part (is_taxed, minor)
    )
    select date, account, is_taxed as "isTaxed", sum(debit_minor)::bigint as debit,
           sum(credit_minor)::bigint as credit
    from summed
    group by date, account, is_taxed
    having sum(debit_minor) + sum(credit_minor) > 0
    order by date, account, is_taxed desc
  `);

const untaxedOfInvoice = sql`
  select sum(i.tax_exclusive_minor) as minor from finance.invoice_line i
  where i.invoice_id = p.invoice_id and not i.is_taxed`;

const untaxedOfCredit = sql`
  select sum(x.approved_minor - x.approved_tax_minor) as minor
  from finance.credit_note n
  join finance.credit_note_line x on x.tenant_id = n.tenant_id and x.credit_note_id = n.id
  join finance.invoice_line i on i.tenant_id = x.tenant_id and i.invoice_id = x.invoice_id
    and i.id = x.invoice_line_id
  where n.payment_id = p.payment_id and not i.is_taxed`;

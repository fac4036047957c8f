import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { Account, Entry } from '../domain/ledger.ts';

/** Posts entries in their order. Takes the ledger's lock, so it comes last. */
export const post = (db: TenantDb, entries: readonly Entry[], now: Date): void =>
  db.later(sql`select finance.post(${JSON.stringify(entries)}::jsonb, ${now})`);

type Period = {
  readonly customerId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
};

export type Books = {
  readonly opening: Minor;
  readonly transactions: readonly TransactionRow[];
  readonly open: readonly OpenInvoice[];
  readonly unallocated: Minor;
};

/**
 * All that a statement tells, read by one statement: it sees the books as they are at one moment, so
 * that opening, transactions and ageing agree whatever is posted meanwhile.
 */
export const booksOf = (db: TenantDb, period: Period): Promise<Books> =>
  db.one(sql<Books>`
    select (${sumBefore(period)}) as opening,
      (select coalesce(json_agg(t), '[]') from (${transactionsOf(period)}) t) as transactions,
      (select coalesce(json_agg(o), '[]') from (${openInvoices(period)}) o) as open,
      (${waiting(period)}) as unallocated
  `);

/** What a customer owed before the first day. */
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
  readonly charge_minor: Minor;
  readonly payment_minor: Minor;
};

/** A customer's transactions of the period, first and last day included, oldest first. */
const transactionsOf = ({ customerId, from, to }: Period) => sql`
  select e.kind, e.date, e.reference_no, e.description,
         p.debit_minor as charge_minor, p.credit_minor as payment_minor
  from finance.entry e
  join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
  where e.customer_id = ${customerId} and p.account = 'Receivable'
    and e.date between ${from}::date and ${to}::date
  order by e.date, e.id, p.line_no`;

export type OpenInvoice = { readonly due_date: LocalDate; readonly outstanding_minor: Minor };

/** An allocation counts from its first day until the day it was released. */
const countsOn = (asOf: LocalDate) => sql`
  a.allocated_on <= ${asOf}::date and (a.released_on is null or a.released_on > ${asOf}::date)`;

/** What was owed on the last day, invoice by invoice. */
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

/** Payments and credits of a customer that on the last day waited for an invoice. */
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

export type BrokenPromise = { readonly promise: string; readonly id: number };

/** What must never be, of the whole tenant; no row when all is well. */
export const brokenPromises = (db: TenantDb): Promise<BrokenPromise[]> =>
  db.many(sql<BrokenPromise>`
    select promise, id from finance.broken_promise
    union all select promise, id from finance.broken_credit
    order by promise, id
  `);

export type DaySum = {
  readonly date: LocalDate;
  readonly account: Account;
  readonly debit: Minor;
  readonly credit: Minor;
};

/** What was posted to each account on each day of a period, first and last day included. */
export const daySums = (db: TenantDb, from: LocalDate, to: LocalDate): Promise<DaySum[]> =>
  db.many(sql<DaySum>`
    select e.date, p.account, sum(p.debit_minor)::bigint as debit,
           sum(p.credit_minor)::bigint as credit
    from finance.entry e
    join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
    where e.date between ${from}::date and ${to}::date
    group by e.date, p.account order by e.date, p.account
  `);

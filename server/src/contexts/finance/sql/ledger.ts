import { sql } from 'kysely';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { Account, Entry } from '../domain/ledger.ts';

/** Posts entries in their order. Takes the ledger's lock, so it comes last. */
export const post = (db: TenantDb, entries: readonly Entry[], now: Date): Promise<number> =>
  db.run(sql`select finance.post(${JSON.stringify(entries)}::jsonb, ${now})`);

type Period = {
  readonly customerId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
};

/** What a customer owed before the first day. */
export async function balanceBefore(db: TenantDb, { customerId, from }: Period): Promise<Minor> {
  const { balance } = await db.one(sql<{ balance: Minor }>`
    select coalesce(sum(p.debit_minor - p.credit_minor), 0)::bigint as balance
    from finance.entry e
    join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
    where e.customer_id = ${customerId} and p.account = 'Receivable' and e.date < ${from}::date
  `);
  return balance;
}

export type TransactionRow = {
  readonly kind: string;
  readonly date: LocalDate;
  readonly reference_no: string;
  readonly description: string;
  readonly charge_minor: Minor;
  readonly payment_minor: Minor;
};

/** A customer's transactions of the period, first and last day included, oldest first. */
export const transactions = (
  db: TenantDb,
  { customerId, from, to }: Period,
): Promise<TransactionRow[]> =>
  db.many(sql<TransactionRow>`
    select e.kind, e.date, e.reference_no, e.description,
           p.debit_minor as charge_minor, p.credit_minor as payment_minor
    from finance.entry e
    join finance.posting p on p.tenant_id = e.tenant_id and p.entry_id = e.id
    where e.customer_id = ${customerId} and p.account = 'Receivable'
      and e.date between ${from}::date and ${to}::date
    order by e.date, e.id, p.line_no
  `);

export type OpenInvoice = { readonly due_date: LocalDate; readonly outstanding_minor: Minor };

/** An allocation counts from its first day until the day it was released. */
const countsOn = (asOf: LocalDate) => sql`
  a.allocated_on <= ${asOf}::date and (a.released_on is null or a.released_on > ${asOf}::date)`;

/** What was owed on a day. */
export const openInvoicesOn = (
  db: TenantDb,
  customerId: number,
  asOf: LocalDate,
): Promise<OpenInvoice[]> =>
  db.many(sql<OpenInvoice>`
    select i.due_date, (i.amount_minor - coalesce(sum(a.amount_minor), 0))::bigint
      as outstanding_minor
    from finance.invoice i
    left join finance.allocation a
      on a.tenant_id = i.tenant_id and a.invoice_id = i.id and ${countsOn(asOf)}
    where i.customer_id = ${customerId} and i.invoice_date <= ${asOf}::date
      and i.number is not null and i.status <> 'Draft' and not exists (
        select from finance.entry v
        where v.tenant_id = i.tenant_id and v.invoice_id = i.id and v.kind = 'VoidedInvoice'
          and v.date <= ${asOf}::date
      )
    group by i.tenant_id, i.id
    having i.amount_minor > coalesce(sum(a.amount_minor), 0)
    order by i.due_date, i.id
  `);

/** Payments and credits of a customer that on a day waited for an invoice. */
export async function unallocatedOn(
  db: TenantDb,
  customerId: number,
  asOf: LocalDate,
): Promise<Minor> {
  const { unallocated } = await db.one(sql<{ unallocated: Minor }>`
    select (coalesce((
      select sum(p.paid_minor) from finance.payment p
      where p.customer_id = ${customerId} and p.payment_date <= ${asOf}::date
        and (p.reversed_on is null or p.reversed_on > ${asOf}::date)
    ), 0) - coalesce((
      select sum(a.amount_minor) from finance.allocation a
      where a.customer_id = ${customerId} and ${countsOn(asOf)}
    ), 0) - coalesce((
      select sum(r.amount_minor) from finance.refund r
      where r.customer_id = ${customerId} and r.date <= ${asOf}::date
    ), 0))::bigint as unallocated
  `);
  return unallocated;
}

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

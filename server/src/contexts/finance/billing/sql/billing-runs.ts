import type { BillingRun } from '@waybill/contract/finance/billing/runs';
import type { AcceptedReason, InvoiceEmail } from '@waybill/contract/finance/billing/generation';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { NotBilled } from '../domain/bookings-to-bill.ts';

/** The input of a run. */
export type RunQuery = {
  readonly bookingIds: readonly number[];
  readonly rechargeIds: readonly number[];
  readonly jobChargeIds: readonly string[];
  readonly accepted: readonly AcceptedReason[];
};

/** A booking that is on none of a run's invoices, with its customer if known. */
export type LeftOut = NotBilled & { readonly customerId: number | null };

export type BillingRunRow = {
  readonly id: string;
  readonly status: BillingRun['status'];
  readonly invoice_date: LocalDate;
  readonly delivered_to: LocalDate | null;
  readonly invoice_email: InvoiceEmail;
  readonly bookings: number;
  readonly bookings_read: number;
  readonly bookings_written: number;
  readonly tries: number;
  readonly left_out: readonly LeftOut[];
  readonly problem: string | null;
  readonly started_by: number | null;
  readonly started_by_name: string;
  readonly created_at: Date;
  readonly invoices: number;
  readonly amount_minor: Minor;
};

const columns = sql`
  r.id, r.status, r.invoice_date, r.delivered_to, r.invoice_email, r.bookings, r.bookings_read,
  r.bookings_written, r.tries, r.left_out, r.problem, r.started_by, r.started_by_name,
  r.created_at, made.*
`;
const from = sql`
  finance.billing_run r
  cross join lateral (
    select count(*)::int as invoices, coalesce(sum(i.amount_minor), 0)::bigint as amount_minor
    from finance.invoice i where i.tenant_id = r.tenant_id and i.batch_id = r.id
  ) made
`;

export const billingRunById = (db: TenantDb, id: string): Promise<BillingRunRow | undefined> =>
  db.maybeOne(sql<BillingRunRow>`select ${columns} from ${from} where r.id = ${id}`);

/** Returns the run under way, and whether it was started with the same input. */
export const runUnderWay = (
  db: TenantDb,
  { request: query, invoiceDate, deliveredTo, invoiceEmail }: RunWanted,
): Promise<(BillingRunRow & { readonly is_same: boolean }) | undefined> =>
  db.maybeOne(sql<BillingRunRow & { readonly is_same: boolean }>`
    select ${columns},
           r.request = ${JSON.stringify(query)}::jsonb and r.invoice_date = ${invoiceDate}
             and r.delivered_to is not distinct from ${deliveredTo}::date
             and r.invoice_email = ${invoiceEmail} as is_same
    from ${from} where r.status = 'Running'
  `);

/** Returns the id of the run under way. */
export const idUnderWay = async (db: TenantDb): Promise<string | null> =>
  (
    await db.maybeOne(sql<{ id: string }>`
      select id from finance.billing_run where status = 'Running'
    `)
  )?.id ?? null;

/** Returns the id of a day's automatic run that is under way. */
export const runOfDayUnderWay = async (db: TenantDb, day: LocalDate): Promise<string | undefined> =>
  (
    await db.maybeOne(sql<{ id: string }>`
      select id from finance.billing_run
      where status = 'Running' and started_by is null and invoice_date = ${day}
    `)
  )?.id;

/** Returns the newest run if it failed. */
export const failureOfNewest = (db: TenantDb): Promise<FailedRunRow | undefined> =>
  db.maybeOne(sql<FailedRunRow>`
    select newest.* from (
      select id, status, started_by_name, created_at, problem
      from finance.billing_run order by created_at desc, id limit 1
    ) newest
    where newest.status = 'Failed'
  `);

type FailedRunRow = Pick<BillingRunRow, 'id' | 'started_by_name' | 'created_at' | 'problem'>;

export type RunWanted = {
  readonly request: RunQuery;
  readonly invoiceDate: LocalDate;
  readonly deliveredTo: LocalDate | null;
  readonly invoiceEmail: InvoiceEmail;
};

export type NewBillingRun = RunWanted & {
  readonly userName: string;
  readonly now: Date;
};

/** Adds a run. Does nothing while another is under way. */
export const addBillingRun = async (
  db: TenantDb,
  { userName, now, ...run }: NewBillingRun,
): Promise<string | undefined> =>
  (
    await db.maybeOne(sql<{ id: string }>`
      insert into finance.billing_run (
        tenant_id, invoice_date, delivered_to, invoice_email, request, bookings, started_by,
        started_by_name, created_at
      ) values (
        ${db.scope.tenantId}, ${run.invoiceDate}, ${run.deliveredTo}, ${run.invoiceEmail},
        ${JSON.stringify(run.request)}::jsonb, ${run.request.bookingIds.length},
        ${db.scope.userId}, ${userName}, ${now}
      )
      on conflict (tenant_id) where status = 'Running' do nothing
      returning id
    `)
  )?.id;

export type RunToDo = Pick<
  BillingRunRow,
  'id' | 'invoice_date' | 'delivered_to' | 'tries' | 'started_by' | 'started_by_name'
> & { readonly request: RunQuery };

/** Starts a run from the beginning. Returns undefined if it has ended. */
export const beginRun = (db: TenantDb, id: string): Promise<RunToDo | undefined> =>
  db.maybeOne(sql<RunToDo>`
    update finance.billing_run
    set tries = tries + 1, bookings_read = 0, bookings_written = 0
    where id = ${id} and status = 'Running'
    returning id, invoice_date, delivered_to, tries, started_by, started_by_name, request
  `);

export type RunStanding = { readonly read: number; readonly written: number };

export const markFarOfRun = (
  db: TenantDb,
  id: string,
  { read, written }: RunStanding,
): Promise<number> =>
  db.run(sql`
    update finance.billing_run set bookings_read = ${read}, bookings_written = ${written}
    where id = ${id} and status = 'Running'
  `);

/** Marks the run as done; returns 0 if it has ended already. */
export const markRunDone = (
  db: TenantDb,
  id: string,
  { leftOut, now }: { readonly leftOut: readonly LeftOut[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update finance.billing_run
    set status = 'Done', request = '{}', left_out = ${JSON.stringify(leftOut)}::jsonb,
        bookings_read = bookings, bookings_written = bookings, finished_at = ${now}
    where id = ${id} and status = 'Running'
  `);

export const markRunFailed = (
  db: TenantDb,
  id: string,
  { problem, now }: { readonly problem: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update finance.billing_run
    set status = 'Failed', request = '{}', problem = ${problem}, finished_at = ${now}
    where id = ${id} and status = 'Running'
  `);

/** Returns whether an invoice is e-mailed when it is issued, as its run specifies. */
export const emailOfInvoice = async (db: TenantDb, id: number): Promise<InvoiceEmail> =>
  (
    await db.maybeOne(sql<{ invoice_email: InvoiceEmail }>`
      select r.invoice_email from finance.invoice i
      join finance.billing_run r on r.tenant_id = i.tenant_id and r.id = i.batch_id
      where i.id = ${id}
    `)
  )?.invoice_email ?? 'CustomerPreference';

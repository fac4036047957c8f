import { customerCard } from '#contexts/customers/public.ts';
import { addDays, type LocalDate, startOfMonth } from '@waybill/kernel/local-date';
import type { DayCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish, publishAll } from '#platform/events.ts';
import { dueDatesToRemind } from './domain/period.ts';
import { addRun, billRun } from './billing-run.ts';
import type { BillingItem } from './domain/bookings-to-bill.ts';
import { planInvoices } from './generate.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import { type RunQuery, runOfDayUnderWay } from './sql/billing-runs.ts';
import { customersOwing, overdueSince } from './sql/every-day.ts';
import { noEntries, statementOver } from '../statements/statement.ts';

/**
 * Invoices the customers whose period ended yesterday (decisions F-05), with a billing run like
 * those that users start, so that its progress is visible. A repeated call finds nothing left or
 * resumes the run under way. If the books are closed for the day, it leaves all invoicing to users.
 */
export async function billDay(call: DayCall): Promise<void> {
  const { database, tenantId } = call;
  const id = await database.transaction(systemScope(tenantId, 'bill-day'), (db) =>
    runOfDay(db, call),
  );
  if (id !== undefined) await billRun({ ...call, payload: { id } });
}

/** Returns the day's run under way or a new one; undefined if there is nothing to invoice. */
async function runOfDay(db: TenantDb, { day, now }: DayCall): Promise<string | undefined> {
  const begun = await runOfDayUnderWay(db, day);
  if (begun !== undefined) return begun;
  const settings = await financeSettingsOf(db, now);
  if (settings.closedUntil !== null && day <= settings.closedUntil) return undefined;
  const { billings } = await planInvoices(
    db,
    { periodEnd: addDays(day, -1) },
    { settings, date: day },
  );
  const work = workOf(billings);
  const { bookingIds, jobChargeIds, rechargeIds } = work;
  if (bookingIds.length + jobChargeIds.length + rechargeIds.length === 0) return undefined;
  const id = await addRun(db, {
    request: work,
    invoiceDate: day,
    deliveredTo: addDays(day, -1),
    invoiceEmail: 'CustomerPreference',
    userName: 'System',
    now,
  });
  // The task is retried later, when the other run has ended.
  if (id === undefined) throw new Error('Another billing run is under way');
  return id;
}

/** Returns what the planned invoices contain, as the input of a run. */
function workOf(billings: readonly BillingItem[]): RunQuery {
  const ready = billings.filter(({ bill }) => bill !== null);
  return {
    bookingIds: ready.flatMap(({ bookings }) => bookings.map(({ id }) => id)),
    jobChargeIds: ready.flatMap(({ charges }) => charges.map(({ id }) => id)),
    rechargeIds: ready.flatMap(({ recharges }) => recharges.map(({ id }) => id)),
    accepted: [],
  };
}

/**
 * Publishes reminders of invoices that have been overdue for some days and, on the first of a
 * month, the statements of all customers that owe money.
 */
export const remindDay = ({ database, tenantId, day }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'remind-day'), async (db) => {
    const overdue = await overdueSince(db, dueDatesToRemind(day));
    publishAll(
      db,
      overdue.map(({ id, customer_id: customerId }) => ({
        name: 'invoice.reminderDue',
        payload: { id, customerId },
      })),
    );
    if (day.endsWith('-01')) await publishStatements(db, day);
  });

/** Publishes last month's statement for every customer that owes money. */
async function publishStatements(db: TenantDb, day: LocalDate): Promise<void> {
  const to = addDays(day, -1);
  const from = startOfMonth(to);
  for (const customerId of await customersOwing(db)) {
    const card = await customerCard(db, customerId);
    if (card === undefined) continue;
    const { closing } = await statementOver(db, card, { from, to, reported: noEntries });
    const ready = { id: null, customerId, balanceMinor: closing, date: to, fromDate: from };
    publish(db, 'statement.ready', ready);
  }
}

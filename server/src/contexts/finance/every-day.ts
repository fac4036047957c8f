import { randomUUID } from 'node:crypto';
import { customerCard } from '#contexts/customers/public.ts';
import { addDays, type LocalDate, startOfMonth } from '@waybill/kernel/local-date';
import type { PaymentReminderDue, StatementReady } from '@waybill/contract/finance/facts';
import type { DayCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce, fact } from '#platform/facts.ts';
import { dueDatesToRemind } from './domain/period.ts';
import { issuePlanned, planInvoices } from './generate.ts';
import { officeOf } from './office.ts';
import { customersOwing, overdueSince } from './sql/every-day.ts';
import { noneTold, statementOver } from './statement.ts';

/**
 * Invoices customers whose period ended yesterday (decisions F-05). Run twice it finds nothing left;
 * in closed books it leaves everything to a person.
 */
export const billDay = ({ database, tenantId, day, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'bill-day'), async (db) => {
    const office = await officeOf(db, now);
    if (office.closedUntil !== null && day <= office.closedUntil) return;
    const { billings } = await planInvoices(db, { endingBefore: day }, { office, date: day });
    const deed = { now, userName: 'System' };
    await issuePlanned(db, billings, office, { invoiceDate: day, batchId: randomUUID(), deed });
  });

/** Reminds of invoices that have been overdue for some days; on the first of a month, of all that is owed. */
export const remindDay = ({ database, tenantId, day }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'remind-day'), async (db) => {
    const overdue = await overdueSince(db, dueDatesToRemind(day));
    announce(
      db,
      ...overdue.map(({ id, customer_id: customerId }) =>
        fact('invoice.reminderDue', { id, customerId } satisfies PaymentReminderDue),
      ),
    );
    if (day.endsWith('-01')) await announceStatements(db, day);
  });

/** The statement of the month that is over, for everybody who owes. */
async function announceStatements(db: TenantDb, day: LocalDate): Promise<void> {
  const to = addDays(day, -1);
  const from = startOfMonth(to);
  for (const customerId of await customersOwing(db)) {
    const card = await customerCard(db, customerId);
    if (card === undefined) continue;
    const { closing } = await statementOver(db, card, { from, to, told: noneTold });
    const ready = { id: null, customerId, balanceMinor: closing, date: to, fromDate: from };
    announce(db, fact('statement.ready', ready satisfies StatementReady));
  }
}

import { Problem } from '@waybill/contract/problem';
import type { TaskCall } from '#platform/context.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import { type Scope, systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { issuePlanned, type BillingPlan, planInvoices } from './generate.ts';
import { insistOpen, financeSettingsOf } from '../ledger/office.ts';
import * as rows from './sql/billing-runs.ts';

/** After this many attempts a run is given up: while it is under way, no other run can start. */
const attemptsMax = 3;
const ourFault = 'Something went wrong on our side and nothing was issued. Please start again.';

/** Adds a run and notifies open pages. Does nothing while another run is under way. */
export async function addRun(db: TenantDb, run: rows.NewBillingRun): Promise<string | undefined> {
  const id = await rows.addBillingRun(db, run);
  if (id !== undefined) publish(db, 'billingRun.changed', { id, customerId: null });
  return id;
}

/**
 * Makes the invoices of a run in one transaction and completes the run in it, so that the invoice
 * numbers are contiguous and a failure leaves nothing behind. A retry starts from the beginning.
 */
export async function billRun(call: TaskCall<'finance.billRun'>): Promise<void> {
  const { id } = call.payload;
  const run = await within(call, (db) => rows.beginRun(db, id));
  if (run === undefined) return;
  if (run.tries > attemptsMax) return giveUp(call, id, ourFault);
  const notes = notesOf(call, id);
  try {
    await call.database.transaction(scopeOfRun(call, run), (db) => make(db, { call, run, notes }));
  } catch (error) {
    // Problems that the user can correct end the run with a message; our own faults are retried.
    if (!(error instanceof Problem)) throw error;
    await giveUp(call, id, error.validationErrors?.[0]?.message ?? error.message);
  } finally {
    await notes.settled();
  }
}

type Making = {
  readonly call: TaskCall;
  readonly run: rows.RunToDo;
  readonly notes: Notes;
};

async function make(db: TenantDb, { call, run, notes }: Making): Promise<void> {
  const { id, request: query, invoice_date: invoiceDate, started_by_name: userName } = run;
  const standing = notes.begin();
  const settings = await financeSettingsOf(db, call.now);
  insistOpen(settings, invoiceDate, 'invoiceDate');
  const period = { ...query, deliveredTo: run.delivered_to ?? undefined };
  const planned = await planInvoices(db, period, {
    settings,
    date: invoiceDate,
    onRead: (read) => standing.move({ read, written: 0 }),
  });
  const ready = planned.billings.reduce((sum, { bookings }) => sum + bookings.length, 0);
  standing.move({ read: 0, written: query.bookingIds.length - ready });
  await issuePlanned(db, planned.billings, {
    seller: settings.seller,
    invoiceDate,
    batchId: id,
    command: { now: call.now, userName },
    onWritten: (written) => standing.move({ read: 0, written }),
  });
  const done = { leftOut: leftOutOf(planned), now: call.now };
  if ((await rows.markRunDone(db, id, done)) === 0) throw new Error(`Run ${id} went away`);
  publish(db, 'billingRun.changed', { id, customerId: null });
}

const leftOutOf = ({ billings, unfit }: BillingPlan): readonly rows.LeftOut[] => [
  ...billings.flatMap(({ customer, notBilled }) =>
    notBilled.map((one) => ({ ...one, customerId: customer.id })),
  ),
  ...unfit.map((one) => ({ ...one, customerId: null })),
];

type Notes = {
  /** Resets the progress to zero, because a retried transaction starts from the beginning. */
  readonly begin: () => { readonly move: (by: rows.RunStanding) => void };
  readonly settled: () => Promise<void>;
};

/**
 * Records the progress of a run in separate transactions. The run never waits for one: while it
 * holds the number series, transactions waiting for numbers may hold all other connections.
 */
function notesOf(call: TaskCall, id: string): Notes {
  const written: Promise<unknown>[] = [];
  const note = (standing: rows.RunStanding): void => {
    const noted = within(call, async (db) => {
      if ((await rows.markFarOfRun(db, id, standing)) > 0)
        publish(db, 'billingRun.changed', { id, customerId: null });
    });
    written.push(noted.catch(() => {}));
  };
  return {
    begin() {
      let standing = { read: 0, written: 0 };
      return {
        move(by) {
          standing = { read: standing.read + by.read, written: standing.written + by.written };
          note(standing);
        },
      };
    },
    settled: async () => {
      await Promise.all(written);
    },
  };
}

const giveUp = (call: TaskCall, id: string, problem: string): Promise<void> =>
  within(call, async (db) => {
    await rows.markRunFailed(db, id, { problem, now: call.now });
    publish(db, 'billingRun.changed', { id, customerId: null });
  });

/** The user who started the run is the author of its invoices. */
const scopeOfRun = ({ tenantId }: TaskCall, { id, started_by }: rows.RunToDo): Scope => ({
  ...systemScope(tenantId, `billing-run-${id}`),
  userId: started_by,
});

const within = <T>(
  { database, tenantId }: { readonly database: Database; readonly tenantId: number },
  work: (db: TenantDb) => Promise<T>,
): Promise<T> => database.transaction(systemScope(tenantId, 'billing-run'), work);

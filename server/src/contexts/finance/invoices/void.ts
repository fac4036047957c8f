import type { DomainEvent } from '@waybill/contract/events';
import { releaseFromInvoices, releaseRechargesFromInvoices } from '#contexts/booking/public.ts';
import { changeExposures, lockCredits } from '#contexts/customers/public.ts';
import { releaseCharges } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { minor, subtract, ZERO } from '@waybill/kernel/money';
import { entryOfVoid } from '../ledger/domain.ts';
import type { FinanceCommand } from './issue.ts';
import { post } from '../ledger/sql.ts';
import * as rows from './sql/invoices.ts';

type Reason = { readonly note: string; readonly today: LocalDate };
type Voiding = Reason & { readonly id: number };
type VoidingLocked = Reason & { readonly invoices: readonly rows.LockedInvoice[] };

/**
 * Voids an unpaid invoice: its number stays used, the ledger gets the reverse entry, and its
 * bookings become uninvoiced again.
 * @throws {Problem} InvoiceNotFound, InvoiceCannotBeVoided
 */
export async function takeBack(
  db: TenantDb,
  { id, ...reason }: Voiding,
  command: FinanceCommand,
): Promise<void> {
  const [locked] = await rows.lockInvoices(db, [id]);
  const invoice = found(locked, financeProblems.InvoiceNotFound, { id });
  const why = whyNotVoid(invoice);
  if (why !== null) throw new Problem(financeProblems.InvoiceCannotBeVoided, { message: why });
  await takeBackLocked(db, { invoices: [invoice], ...reason }, command);
}

/** Returns why an invoice cannot be voided, as a sentence, or null. */
export const whyNotVoid = ({ status }: rows.LockedInvoice): string | null =>
  whyNot({ status, isPaidInPart: false }, 'void');

/** Voids invoices of any customers that are locked and unpaid. */
export async function takeBackLocked(
  db: TenantDb,
  { invoices, ...reason }: VoidingLocked,
  command: FinanceCommand,
): Promise<void> {
  rows.setStandings(
    db,
    invoices.map(({ id }) => ({ id, status: 'Void', outstanding_minor: 0 })),
  );
  rows.addEvents(
    db,
    invoices.map((invoice) => eventOf(invoice, reason.note, command)),
    command.now,
  );
  const owed = invoices.filter(({ status }) => status !== 'Draft');
  if (owed.length > 0) await unpost(db, { invoices: owed, ...reason }, command);
  publishAll(db, invoices.map(voided));
}

/** In lock order: bookings, customers, ledger. */
async function unpost(
  db: TenantDb,
  { invoices, note, today }: VoidingLocked,
  { now }: FinanceCommand,
): Promise<void> {
  const ids = invoices.map(({ id }) => id);
  await rows.freeBookings(db, ids);
  const held = new Map(await releaseFromInvoices(db, ids));
  await releaseRechargesFromInvoices(db, ids);
  await rows.freeCharges(db, ids);
  await releaseCharges(db, 'Customer', ids);
  for (const { customer_id, amount_minor } of invoices) {
    held.set(customer_id, subtract(held.get(customer_id) ?? ZERO, minor(amount_minor)));
  }
  if (held.size > 1) await lockCredits(db, [...held.keys()]);
  await changeExposures(
    db,
    [...held].map(([customerId, by]) => ({ customerId, by })),
  );
  const dateOf = (date: LocalDate): LocalDate => (today < date ? date : today);
  const entries = invoices.map((invoice) =>
    entryOfVoid(postedOf(invoice), dateOf(invoice.invoice_date), note),
  );
  post(db, entries, now);
}

const voided = ({ id, customer_id: customerId, number }: rows.LockedInvoice): DomainEvent => ({
  name: 'invoice.voided',
  payload: {
    id,
    customerId,
    invoiceNumber: number ?? 'Draft',
  },
});

const eventOf = (
  invoice: rows.LockedInvoice,
  note: string,
  { userName }: FinanceCommand,
): rows.InvoiceEvent => ({
  invoice_id: invoice.id,
  customer_id: invoice.customer_id,
  action: 'Voided',
  status: 'Void',
  amount_minor: invoice.amount_minor,
  user_name: userName,
  note,
});

/** Returns the values of an invoice that the ledger needs. */
export const postedOf = (invoice: rows.LockedInvoice) => ({
  id: invoice.id,
  customerId: invoice.customer_id,
  number: invoice.number ?? '',
  taxExclusive: minor(invoice.tax_exclusive_minor),
  tax: minor(invoice.tax_minor),
  total: minor(invoice.amount_minor),
});

import type { DomainEvent } from '@waybill/contract/events';
import { customersOf } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import type { InvoiceOutcome } from '@waybill/contract/finance/invoices/outcomes';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import type { FinanceCommand } from './issue.ts';
import { done, sortedOut } from './outcomes.ts';
import * as rows from './sql/invoices.ts';

/** Requests e-mails of issued invoices to their customers; returns the outcome of each. */
export async function sendToCustomers(
  db: TenantDb,
  ids: readonly number[],
  command: FinanceCommand,
): Promise<InvoiceOutcome[]> {
  const locked = await rows.lockInvoices(db, ids);
  const cards = await customersOf(
    db,
    locked.map((invoice) => invoice.customer_id),
  );
  const addressOf = (invoice: rows.LockedInvoice): string =>
    cards.get(invoice.customer_id)?.email ?? '';
  const { able, unable } = sortedOut(
    ids,
    locked,
    (invoice) =>
      whyNot({ status: invoice.status, isPaidInPart: false }, 'send') ??
      (addressOf(invoice) === '' ? financeProblems.CustomerHasNoAddress.message : null),
  );
  if (able.length > 0) {
    rows.addEvents(
      db,
      able.map((invoice) => sentTo(addressOf(invoice), invoice, command)),
      command.now,
    );
  }
  publishAll(db, able.map(sendingRequested));
  return [...able.map((invoice) => done(invoice.id, addressOf(invoice))), ...unable];
}

type Sent = {
  readonly id: number;
  readonly addresses: readonly string[];
  readonly now: Date;
};

/** Adds to the history of an invoice that it was e-mailed automatically. */
export async function noteInvoiceSent(db: TenantDb, { id, addresses, now }: Sent): Promise<void> {
  const [invoice] = await rows.lockInvoices(db, [id]);
  if (invoice === undefined) return;
  const command = { now, userName: 'System' };
  rows.addEvents(db, [sentTo(addresses.join(', '), invoice, command)], now);
}

const sendingRequested = ({ id, customer_id: customerId }: rows.LockedInvoice): DomainEvent => ({
  name: 'invoice.sendingAsked',
  payload: { id, customerId },
});

const sentTo = (
  address: string,
  invoice: rows.LockedInvoice,
  { userName }: FinanceCommand,
): rows.InvoiceEvent => ({
  invoice_id: invoice.id,
  customer_id: invoice.customer_id,
  action: 'Sent',
  status: invoice.status,
  amount_minor: invoice.amount_minor,
  user_name: userName,
  note: address,
});

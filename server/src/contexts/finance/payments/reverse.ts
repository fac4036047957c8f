import { english, joined, type Message } from '@waybill/contract/sentence';
import { changeExposure } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add } from '@waybill/kernel/money';
import { statusOwing } from '../invoices/domain/due-date.ts';
import { insistHere } from './returning.ts';
import { entryOfReversal } from '../ledger/domain.ts';
import { paymentChanged } from './give-out.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { lockOwed } from '../invoices/owed.ts';
import { addEvents, setStandings } from '../invoices/sql/invoices.ts';
import { post } from '../ledger/sql.ts';
import * as rows from './sql.ts';

type Reversing = {
  readonly id: number;
  readonly note: Message;
  /** Only the allocations to these invoices; undefined reverses the whole payment. */
  readonly invoiceIds: readonly number[] | undefined;
  readonly today: LocalDate;
};

/**
 * Reverses a payment: its invoices owe again, and the ledger gets the reverse entry. If only the
 * allocations to some invoices are reversed, they become the customer's credit and the ledger does
 * not change. Lock order: payment, invoices by id, customer, ledger.
 * @throws {Problem} PaymentNotFound, PaymentCannotBeReversed, PaymentIsReturning, NotValid
 */
export async function reverse(
  db: TenantDb,
  query: Reversing,
  command: FinanceCommand,
): Promise<void> {
  const { id, invoiceIds } = query;
  const payment = found(await rows.lockPayment(db, id), financeProblems.PaymentNotFound, { id });
  insistReversible(payment, invoiceIds === undefined);
  const inForce = await rows.allocationsInForce(db, id);
  const strange = (invoiceIds ?? []).find((one) => !inForce.some((a) => a.invoice_id === one));
  if (strange !== undefined) throw notValidField('invoiceIds', 'The payment pays no such invoice');
  const released = inForce.filter((a) => invoiceIds?.includes(a.invoice_id) ?? true);
  const { note, today } = query;
  await release(db, { payment, released, note, today }, command);
  if (invoiceIds === undefined) {
    await takeWholeBack(db, { payment, note, today }, command);
  } else {
    const freed = add(...released.map((one) => one.amount_minor));
    rows.setUnallocated(db, [{ id, unallocated: add(payment.unallocated_minor, freed) }]);
  }
  publish(
    db,
    'payment.changed',
    paymentChanged(
      payment,
      released.map((one) => one.invoice_id),
    ),
  );
}

/** @throws {Problem} PaymentCannotBeReversed, PaymentIsReturning */
export function insistReversible(payment: rows.LockedPayment, whole: boolean): void {
  const message = whyNotReverse(payment, whole);
  if (message !== null) throw new Problem(financeProblems.PaymentCannotBeReversed, { message });
  insistHere(payment);
}

function whyNotReverse(payment: rows.LockedPayment, whole: boolean): string | null {
  if (payment.isReversed) return 'This payment has already been reversed.';
  if (payment.isRefunded) return 'Part of this payment was refunded to the customer.';
  return whole && payment.type === 'CreditNote'
    ? "Approved credit can't be reversed; it can only be unallocated from invoices."
    : null;
}

type Reversal = Pick<Reversing, 'note' | 'today'> & { readonly payment: rows.LockedPayment };
type Release = Reversal & { readonly released: readonly rows.AllocationInForce[] };

async function release(
  db: TenantDb,
  { payment: { id, reference }, released, note, today }: Release,
  { now, userName }: FinanceCommand,
): Promise<void> {
  if (released.length === 0) return;
  const ids = released.map((one) => one.invoice_id);
  const owed = await lockOwed(
    db,
    ids.map((invoiceId) => ({ invoiceId })),
  );
  const after = released.flatMap(({ invoice_id, amount_minor }) => {
    const invoice = owed.get(invoice_id);
    if (invoice === undefined) return [];
    const outstanding = add(invoice.outstanding, amount_minor);
    const status = statusOwing(invoice.amount, outstanding);
    return [{ invoice, amount_minor, outstanding, status }];
  });
  setStandings(
    db,
    after.map((one) => ({
      id: one.invoice.id,
      status: one.status,
      outstanding_minor: one.outstanding,
    })),
  );
  await rows.releaseAllocations(db, id, { invoiceIds: ids, on: today });
  const events = after.map(({ invoice, amount_minor, status }) => ({
    invoice_id: invoice.id,
    customer_id: invoice.customerId,
    action: 'PaymentReversed',
    status,
    amount_minor,
    user_name: userName,
    ...noteOf(reference, note),
  }));
  addEvents(db, events, now);
}

/** The text of a user stays as it was written. */
function noteOf(reference: string, note: Message) {
  const text = { note: `${reference}: ${english(note)}` };
  return typeof note === 'string'
    ? text
    : { ...text, note_sentence: joined([reference, note], ': ') };
}

async function takeWholeBack(
  db: TenantDb,
  { payment, note, today }: Reversal,
  { now, userName }: FinanceCommand,
): Promise<void> {
  const { id, customer_id: customerId, reference, paid_minor: paid } = payment;
  const on = today < payment.payment_date ? payment.payment_date : today;
  await rows.markReversed(db, id, { on, userName, note });
  await changeExposure(db, customerId, paid);
  post(db, [entryOfReversal({ id, customerId, reference, paid }, on, english(note))], now);
}

import type { DomainEvents } from '@waybill/contract/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { allocate, type RequestedAllocation, type InvoiceOwed } from './domain/allocation.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { lockOwed } from '../invoices/owed.ts';
import { putOnInvoices } from '../invoices/put-on-invoices.ts';
import { insistHere } from './returning.ts';
import * as rows from './sql.ts';

type Query = { readonly id: number; readonly allocations: readonly RequestedAllocation[] };

/**
 * Allocates the rest of a payment or credit to invoices of its customer; returns the new rest.
 * @throws {Problem} PaymentNotFound, PaymentIsReturning, InvoiceNotFound, NotValid
 */
export async function giveOut(
  db: TenantDb,
  { today, ...query }: Query & { readonly today: LocalDate },
  command: FinanceCommand,
): Promise<Minor> {
  return give(db, { ...(await lockToGive(db, query)), today }, command);
}

type Locked = {
  readonly payment: rows.LockedPayment;
  readonly owed: ReadonlyMap<number, InvoiceOwed>;
  readonly allocations: readonly RequestedAllocation[];
};

/**
 * Locks the payment, then its invoices by id, in one round trip.
 * @throws {Problem} PaymentNotFound, PaymentIsReturning, InvoiceNotFound
 */
export async function lockToGive(db: TenantDb, { id, allocations }: Query): Promise<Locked> {
  const [locked, owed] = await Promise.all([rows.lockPayment(db, id), lockOwed(db, allocations)]);
  const payment = found(locked, financeProblems.PaymentNotFound, { id });
  insistHere(payment);
  return { payment, owed, allocations };
}

/**
 * Allocates the rest of a locked payment to its locked invoices; returns the new rest.
 * @throws {Problem} NotValid
 */
export function give(
  db: TenantDb,
  { payment, owed, allocations, today }: Locked & { readonly today: LocalDate },
  command: FinanceCommand,
): Minor {
  const { id, customer_id: customerId, reference, unallocated_minor: paid } = payment;
  const action = payment.type === 'CreditNote' ? { action: 'CreditApplied' as const } : {};
  const on = today < payment.payment_date ? payment.payment_date : today;
  const { allocated, unallocated } = allocate({ customerId, paid }, allocations, owed);
  const invoiceIds = allocated.map(({ invoice }) => invoice.id);
  putOnInvoices(db, { id, reference, on, ...action, allocated }, command);
  rows.setUnallocated(db, id, unallocated);
  publish(db, 'payment.changed', paymentChanged(payment, invoiceIds));
  return unallocated;
}

/** The payload of `payment.changed`: the payment's allocations changed. */
export const paymentChanged = (
  payment: Pick<rows.LockedPayment, 'id' | 'customer_id' | 'reference'>,
  invoiceIds: readonly number[],
): DomainEvents['payment.changed'] => ({
  id: payment.id,
  customerId: payment.customer_id,
  paymentReferenceNumber: payment.reference,
  invoiceIds,
});

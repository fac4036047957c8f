import type { Fact } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';
import type { PaymentChanged } from '@waybill/contract/finance/facts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { allocate, type AskedAllocation } from './domain/allocation.ts';
import type { Deed } from './issue.ts';
import { lockOwed } from './owed.ts';
import { putOnInvoices } from './put-on-invoices.ts';
import { insistHere } from './returning.ts';
import * as rows from './sql/payments.ts';

type Giving = {
  readonly id: number;
  readonly allocations: readonly AskedAllocation[];
  readonly today: LocalDate;
};

/**
 * Gives what is left of a payment or credit to invoices of its customer; answers what is left then.
 * Locks are taken in the order payment, invoices by id.
 * @throws {Problem} PaymentNotFound, PaymentIsReturning, InvoiceNotFound, NotValid
 */
export async function giveOut(
  db: TenantDb,
  { id, allocations, today }: Giving,
  deed: Deed,
): Promise<Minor> {
  const payment = found(await rows.lockPayment(db, id), financeProblems.PaymentNotFound, { id });
  insistHere(payment);
  const owed = await lockOwed(db, allocations);
  const { customer_id: customerId, reference, unallocated_minor: paid } = payment;
  const allocation = allocate({ customerId, paid }, allocations, owed);
  const action = payment.type === 'CreditNote' ? { action: 'CreditApplied' as const } : {};
  const on = today < payment.payment_date ? payment.payment_date : today;
  const invoiceIds = allocation.allocated.map(({ invoice }) => invoice.id);
  // The locks are held until commit: what is decided is written in one round trip.
  await Promise.all([
    putOnInvoices(db, { id, reference, on, ...action }, allocation, deed),
    rows.setUnallocated(db, id, allocation.unallocated),
    announce(db, paymentChanged(payment, invoiceIds)),
  ]);
  return allocation.unallocated;
}

/** A payment pays other invoices than before. */
export const paymentChanged = (
  payment: Pick<rows.LockedPayment, 'id' | 'customer_id' | 'reference'>,
  invoiceIds: readonly number[],
): Fact =>
  fact('payment.changed', {
    id: payment.id,
    customerId: payment.customer_id,
    paymentReferenceNumber: payment.reference,
    invoiceIds,
  } satisfies PaymentChanged);

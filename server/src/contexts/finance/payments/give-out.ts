import type { DomainEvents } from '@waybill/contract/events';
import { attributeChanges } from '#platform/db/attributed-changes.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { wavesOf } from '#platform/waves.ts';
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
export async function lockToGive(db: TenantDb, query: Query): Promise<Locked> {
  return (await lockAllToGive(db, [query]))(query);
}

/**
 * Locks payments, then their invoices; returns what was locked for each.
 * @throws {Problem} PaymentNotFound, PaymentIsReturning, InvoiceNotFound
 */
async function lockAllToGive(
  db: TenantDb,
  queries: readonly Query[],
): Promise<(query: Query) => Locked> {
  const [payments, owed] = await Promise.all([
    rows.lockPayments(db, [...new Set(queries.map(({ id }) => id))]),
    lockOwed(
      db,
      queries.flatMap(({ allocations }) => allocations),
    ),
  ]);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return ({ id, allocations }) => {
    const payment = found(byId.get(id), financeProblems.PaymentNotFound, { id });
    insistHere(payment);
    return { payment, owed, allocations };
  };
}

/**
 * Allocates the rests of several payments for as many requests, as if one came after another;
 * returns the new rest of each.
 * @throws {Problem} if one is refused; the caller must then roll back.
 */
export async function giveEach(
  db: TenantDb,
  requests: readonly (Query & { readonly requestId: string })[],
  { today, ...command }: FinanceCommand & { readonly today: LocalDate },
): Promise<readonly Minor[]> {
  const rests: Minor[] = [];
  // What later waves change is locked at first, too: payments before invoices.
  let lockedFor = await lockAllToGive(db, requests);
  for (const [at, wave] of wavesOf(requests, recordsOf).entries()) {
    if (at > 0) lockedFor = await lockAllToGive(db, wave);
    attributeChanges(
      db,
      wave.flatMap(({ requestId, ...query }) =>
        recordsOf(query).map((record) => ({ record, requestId })),
      ),
    );
    rests.push(...giveTogether(db, wave.map(lockedFor), { today, ...command }));
  }
  return rests;
}

/** The payment and the invoices that an allocation changes, as the history names them. */
const recordsOf = ({ id, allocations }: Query): readonly string[] => [
  `Payment ${id}`,
  ...allocations.map(({ invoiceId }) => `Invoice ${invoiceId}`),
];

/**
 * Allocates the rest of a locked payment to its locked invoices; returns the new rest.
 * @throws {Problem} NotValid
 */
export function give(
  db: TenantDb,
  { today, ...locked }: Locked & { readonly today: LocalDate },
  command: FinanceCommand,
): Minor {
  const [rest] = giveTogether(db, [locked], { today, ...command });
  if (rest === undefined) throw new Error('A payment that was allocated has a rest');
  return rest;
}

/** Allocates payments that have no invoice in common; returns their new rests. */
function giveTogether(
  db: TenantDb,
  locked: readonly Locked[],
  { today, ...command }: FinanceCommand & { readonly today: LocalDate },
): readonly Minor[] {
  const given = locked.map(({ payment, owed, allocations }) => {
    const { id, customer_id: customerId, reference, unallocated_minor: paid } = payment;
    const action = payment.type === 'CreditNote' ? { action: 'CreditApplied' as const } : {};
    const on = today < payment.payment_date ? payment.payment_date : today;
    const decided = allocate({ customerId, paid }, allocations, owed);
    return { ...decided, ...action, id, reference, on, payment };
  });
  putOnInvoices(db, given, command);
  rows.setUnallocated(
    db,
    given.map(({ id, unallocated }) => ({ id, unallocated })),
  );
  publishAll(
    db,
    given.map(({ payment, allocated }) => ({
      name: 'payment.changed',
      payload: paymentChanged(
        payment,
        allocated.map(({ invoice }) => invoice.id),
      ),
    })),
  );
  return given.map(({ unallocated }) => unallocated);
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

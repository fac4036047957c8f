import type { DomainEvents } from '@waybill/contract/events';
import { customerCard } from '#contexts/customers/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { whyNotRemittance } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add } from '@waybill/kernel/money';
import { allocate, type RequestedAllocation } from '../payments/domain/allocation.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { lockOwed } from '../invoices/owed.ts';
import * as rows from './sql/remittances.ts';

export type RemittanceToAdvise = {
  readonly customerId: number;
  readonly paymentDate: LocalDate;
  readonly note: string | null;
  readonly lines: readonly (RequestedAllocation & { readonly note: string | null })[];
};

export type AdvisedRemittance = { readonly id: number; readonly number: string };

/**
 * Saves which invoices a payment will be for: those of one customer, and no more than each owes
 * (decisions F-09).
 * @throws {Problem} CustomerOfInvoiceNotFound, InvoiceNotFound, NotValid
 */
export async function advise(
  db: TenantDb,
  { customerId, paymentDate, note, lines }: RemittanceToAdvise,
  { now, userName }: FinanceCommand,
): Promise<AdvisedRemittance> {
  const owed = await lockOwed(db, lines);
  const card = await customerCard(db, customerId);
  found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
  const paid = add(...lines.map(({ amount }) => amount));
  allocate({ customerId, paid }, lines, owed);
  const number = await nextNumber(db, 'remittance');
  const remittance = { customerId, number, paymentDate, note, userName };
  const id = await rows.addRemittance(db, remittance, now);
  await rows.addRemittanceLines(db, { id, customerId }, lines.map(rowOf));
  publish(db, 'remittance.advised', changed(id, customerId, number));
  return { id, number };
}

const rowOf = (line: RemittanceToAdvise['lines'][number]): rows.NewRemittanceLine => ({
  invoice_id: line.invoiceId,
  amount_minor: line.amount,
  note: line.note,
});

const changed = (
  id: number,
  customerId: number,
  remittanceNumber: string,
): DomainEvents['remittance.advised'] => ({
  id,
  customerId,
  remittanceNumber,
});

type Cancelling = { readonly number: string; readonly note: string };

/**
 * Cancels a remittance advice of which nothing is paid; it remains listed, with the reason.
 * @throws {Problem} RemittanceNotFound, RemittanceCannotBeCancelled
 */
export async function cancelRemittance(
  db: TenantDb,
  { number, note }: Cancelling,
  { now, userName }: FinanceCommand,
): Promise<void> {
  const locked = await rows.lockRemittance(db, number);
  const { id, customer_id, status } = found(locked, financeProblems.RemittanceNotFound);
  const message = whyNotRemittance(status, 'cancel');
  if (message !== null) throw new Problem(financeProblems.RemittanceCannotBeCancelled, { message });
  await rows.markCancelled(db, { id, note, userName }, now);
  publish(db, 'remittance.cancelled', changed(id, customer_id, number));
}

/**
 * Checks that a payment names a remittance advice of its customer that is neither paid nor
 * cancelled, and locks it, so that it is not cancelled meanwhile.
 * @throws {Problem} NotValid on `remittanceNumber`
 */
export async function insistPayable(
  db: TenantDb,
  customerId: number,
  number: string,
): Promise<void> {
  const locked = await rows.lockRemittance(db, number);
  if (locked?.customer_id !== customerId) {
    throw notValidField('remittanceNumber', 'This customer has no such remittance advice');
  }
  const why = whyNotRemittance(locked.status, 'pay');
  if (why !== null) throw notValidField('remittanceNumber', why);
}

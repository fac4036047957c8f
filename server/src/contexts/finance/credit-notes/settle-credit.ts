import { english, type Sentence, sentence } from '@waybill/contract/sentence';
import { changeExposure } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Settlement } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type Minor, minor, ZERO } from '@waybill/kernel/money';
import { changedOf, creditChanged } from './credit.ts';
import { entryOfRefund } from '../ledger/domain.ts';
import { giveOut } from '../payments/give-out.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { openReturn } from '../cards/open-return.ts';
import { insistHere } from '../payments/returning.ts';
import { chargeOfInvoice } from '../cards/sql/returns.ts';
import { lockOwed } from '../invoices/owed.ts';
import { lockCreditNote, setSettlement } from './sql/credit.ts';
import { post } from '../ledger/sql.ts';
import * as payments from '../payments/sql.ts';

export type Settling = {
  readonly id: number;
  readonly settlement: Exclude<Settlement, 'Open'>;
  readonly invoiceId: number | undefined;
  readonly today: LocalDate;
};

/**
 * Settles the unallocated part of approved credit: allocates it to another invoice, refunds it or
 * retains it as the customer's credit (decisions F-23). Lock order: credit note, payment, invoice,
 * customer, ledger.
 * @throws {Problem} CreditNoteNotFound, CreditNoteNotOpen, PaymentIsReturning, InvoiceNotFound,
 * NotValid
 */
export async function settleCredit(
  db: TenantDb,
  settling: Settling,
  command: FinanceCommand,
): Promise<void> {
  const { id, settlement } = settling;
  const { creditNote, payment } = await lockWaiting(db, id);
  if (settlement === 'Applied') await apply(db, { ...settling, payment }, command);
  if (settlement === 'Refunded') await refund(db, { ...settling, payment }, command);
  if (settlement !== 'Applied') await setSettlement(db, id, settlement);
  publish(db, 'creditNote.changed', creditChanged(changedOf(creditNote, creditNote.status)));
}

/**
 * Opens the return of a credit note's unallocated part to a card that paid its invoice. The credit
 * is settled once the processor has refunded it. Returns the id of the return.
 * @throws {Problem} CreditNoteNotFound, CreditNoteNotOpen, PaymentIsReturning, CardToRefundNotFound
 */
export async function returnCredit(
  db: TenantDb,
  id: number,
  command: FinanceCommand,
): Promise<number> {
  const { creditNote, payment } = await lockWaiting(db, id);
  const amount = payment.unallocated_minor;
  const charge = await chargeOfInvoice(db, creditNote.invoice_id, amount);
  if (charge === undefined) throw new Problem(financeProblems.CardToRefundNotFound);
  const note = english(refundOf(creditNote.number));
  const whose = { chargeId: charge.id, paymentId: payment.id, creditNoteId: id };
  return openReturn(db, { ...whose, customerId: payment.customer_id, amount, note }, command);
}

/** Locks the credit note and its credit while part of it is unallocated. */
async function lockWaiting(db: TenantDb, id: number) {
  const locked = await lockCreditNote(db, id);
  const creditNote = found(locked, financeProblems.CreditNoteNotFound, { id });
  const payment =
    creditNote.payment_id === null
      ? undefined
      : await payments.lockPayment(db, creditNote.payment_id);
  if (payment === undefined || payment.unallocated_minor === 0) {
    throw new Problem(financeProblems.CreditNoteNotOpen);
  }
  insistHere(payment);
  return { creditNote, payment };
}

type SettlingPayment = Settling & { readonly payment: payments.LockedPayment };

/** Allocates as much as the invoice owes; the rest remains unallocated. */
async function apply(
  db: TenantDb,
  { payment, invoiceId, today }: SettlingPayment,
  command: FinanceCommand,
): Promise<void> {
  if (invoiceId === undefined) throw notValidField('invoiceId', 'An invoice is required');
  const owed = (await lockOwed(db, [{ invoiceId }])).get(invoiceId);
  if (owed?.customerId !== payment.customer_id) throw new Problem(financeProblems.InvoiceNotFound);
  if (owed.outstanding === 0) throw notValidField('invoiceId', 'This invoice owes nothing');
  const amount = minor(Math.min(payment.unallocated_minor, owed.outstanding));
  const allocations = [{ invoiceId, amount, path: 'invoiceId' }];
  await giveOut(db, { id: payment.id, allocations, today }, command);
}

async function refund(
  db: TenantDb,
  { payment, today: date }: SettlingPayment,
  { now, userName }: FinanceCommand,
): Promise<void> {
  const { id, customer_id: customerId, reference } = payment;
  const amount: Minor = payment.unallocated_minor;
  await payments.addRefund(db, { paymentId: id, customerId, amount, date, userName }, now);
  payments.setUnallocated(db, [{ id, unallocated: ZERO }]);
  await changeExposure(db, customerId, amount);
  const posted = { id, customerId, reference, paid: amount };
  post(db, [entryOfRefund(posted, date, english(refundOf(reference)))], now);
}

const refundOf = (number: string): Sentence => sentence('Refund of {number}', { number });

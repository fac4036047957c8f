import type { CardGateway, CardTransaction } from '@waybill/adapters/card-gateway';
import { financeProblems } from '@waybill/contract/finance/problems';
import { notValidField, Problem } from '@waybill/contract/problem';
import { add, minor, type Minor, toDecimal } from '@waybill/kernel/money';
import { createHash, randomUUID } from 'node:crypto';
import { cardsOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish, enqueue } from '#platform/events.ts';
import { allocate, type RequestedAllocation } from '../payments/domain/allocation.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import { lockOwed } from '../invoices/owed.ts';
import { recordPayment } from '../payments/pay.ts';
import * as rows from './sql/charges.ts';

/** Every charge queues a task that finds its outcome if no response arrived. */
const resolveAfter_ms = 60_000;
/** A sale under way may still reach the processor. Only after this time does its absence count. */
const sureAfter_ms = 10 * 60_000;

/** @throws {Problem} CardPaymentsOff if the tenant has no card processor */
export async function gatewayFor(
  db: TenantDb,
  paymentSettings: PaymentSettings,
): Promise<CardGateway> {
  const cards = await cardsOf(db, paymentSettings);
  if (cards === null) throw new Problem(financeProblems.CardPaymentsOff);
  return cards.gateway;
}

export type ChargeToSend = {
  readonly customerId: number | undefined;
  readonly amount: Minor;
  readonly nonce: string;
  readonly note: string | null;
  readonly ipAddress: string;
  readonly allocations: readonly RequestedAllocation[];
};

/**
 * Saves the charge that will be made, once per nonce, after checking that the amount is owed.
 * Commit it before the request to the processor.
 * @returns the charge that was saved before with this nonce, or the new one and `isNew`.
 * @throws {Problem} InvoiceNotFound, NotValid
 */
export async function openCharge(
  db: TenantDb,
  charge: ChargeToSend,
  { now, userName }: FinanceCommand,
): Promise<{ readonly charge: rows.CardChargeRow; readonly isNew: boolean }> {
  const nonceHash = createHash('sha256').update(charge.nonce).digest();
  const before = await rows.chargeOfNonce(db, nonceHash);
  if (before !== undefined) return { charge: before, isNew: false };
  const owed = await lockOwed(db, charge.allocations);
  const customerId = charge.customerId ?? [...owed.values()][0]?.customerId;
  if (customerId === undefined) throw notValidField('customerId', 'A customer is required');
  allocate({ customerId, paid: charge.amount }, charge.allocations, owed);
  if (add(...charge.allocations.map(({ amount }) => amount)) !== charge.amount) {
    throw notValidField('amount', 'The amount is what the invoices get together');
  }
  const allocations = charge.allocations.map(({ invoiceId, amount }) => ({ invoiceId, amount }));
  const orderId = randomUUID();
  const fresh = { ...charge, customerId, orderId, nonceHash, allocations, userName };
  const id = await rows.addCharge(db, fresh, now);
  const written = await rows.chargeOfNonce(db, nonceHash);
  // A nonce that another customer used reveals nothing of that charge: it is reported as used.
  if (written === undefined) throw notValidField('paymentNonce', 'This nonce was used before');
  if (id !== undefined) {
    const at = (ms: number) => new Date(now.getTime() + ms);
    await enqueue(
      db,
      { name: 'finance.resolveCharge', runAt: at(resolveAfter_ms) },
      { chargeId: id },
    );
    const last = { chargeId: id, isLast: true };
    await enqueue(db, { name: 'finance.resolveCharge', runAt: at(sureAfter_ms) }, last);
  }
  return { charge: written, isNew: id !== undefined };
}

/**
 * Requests the charge; undefined if the processor did not respond and may have charged the card.
 */
export async function tryCharge(
  gateway: CardGateway,
  { order_id, amount_minor }: rows.CardChargeRow,
  nonce: string,
): Promise<CardTransaction | undefined> {
  const amount = toDecimal(amount_minor).toFixed(2);
  return gateway.sell({ orderId: order_id, amount, nonce }).catch(() => undefined);
}

type ChargeOutcome = { readonly id: number; readonly transaction: CardTransaction | null };

/**
 * Records the outcome of a charge once. An approved charge becomes a payment; the part for invoices
 * that were paid meanwhile stays on the customer's account. `null` means that nothing was charged.
 */
export async function closeCharge(
  db: TenantDb,
  { id, transaction }: ChargeOutcome,
  now: Date,
): Promise<rows.CardChargeRow> {
  const charge = await rows.lockCharge(db, id);
  if (charge === undefined) throw new Error(`Charge ${id} went away`);
  if (charge.status !== 'Pending') return charge;
  const isPaid = transaction !== null && ['Authorized', 'Settled'].includes(transaction.outcome);
  const status = transaction?.outcome ?? 'Failed';
  const paymentId = isPaid ? await bookCharge(db, { charge, transaction }, now) : null;
  await rows.decideCharge(db, { id, status, transaction, paymentId });
  const decided = { id, customerId: charge.customer_id, status };
  publish(db, 'cardCharge.decided', decided);
  return {
    ...charge,
    status,
    payment_id: paymentId,
    transaction_id: transaction?.transactionId ?? '',
    message: transaction?.message ?? '',
  };
}

type PaidCharge = { readonly charge: rows.CardChargeRow; readonly transaction: CardTransaction };

async function bookCharge(
  db: TenantDb,
  { charge, transaction }: PaidCharge,
  now: Date,
): Promise<number> {
  const { today } = await financeSettingsOf(db, now);
  const owed = await lockOwed(db, charge.allocations);
  const allocations = charge.allocations.flatMap(({ invoiceId, amount }, at) => {
    const invoice = owed.get(invoiceId);
    const isOpen = invoice?.status === 'Issued' || invoice?.status === 'PartiallyPaid';
    const share = isOpen ? minor(Math.min(amount, invoice.outstanding)) : 0;
    const path = `allocatedInvoicePayments[${at}]`;
    return share === 0 ? [] : [{ invoiceId, amount: minor(share), path }];
  });
  const payment = await recordPayment(
    db,
    {
      customerId: charge.customer_id,
      paid: charge.amount_minor,
      type: 'CreditCard',
      paymentDate: today,
      reference: '',
      note: charge.note,
      remittanceNumber: null,
      bankReference: transaction.transactionId,
      allocations,
    },
    { now, userName: charge.user_name },
  );
  return payment.id;
}

/** Resolves a charge whose outcome is unknown. Idempotent. */
export const resolveCharge =
  (paymentSettings: PaymentSettings) =>
  async ({
    payload,
    database,
    tenantId,
    now,
  }: TaskCall<'finance.resolveCharge'>): Promise<void> => {
    const { chargeId: id, isLast = false } = payload;
    const scope = systemScope(tenantId, 'resolve-charge');
    const pending = await database.transaction(scope, async (db) => {
      const charge = await rows.lockCharge(db, id);
      return charge?.status === 'Pending'
        ? { charge, gateway: await gatewayFor(db, paymentSettings) }
        : null;
    });
    if (pending === null) return;
    const { gateway, charge } = pending;
    const transaction = await gateway.find(charge.order_id);
    if (transaction === null && !isLast) return;
    await database.transaction(scope, (db) => closeCharge(db, { id, transaction }, now));
  };

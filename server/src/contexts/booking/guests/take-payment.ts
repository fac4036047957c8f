import { english, sentence } from '@waybill/contract/sentence';
import type { CardGateway, CardTransaction } from '@waybill/adapters/card-gateway';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import { createHash } from 'node:crypto';
import { cardsOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publishAll } from '#platform/events.ts';
import { addLogs, hasLog, hasPaid } from '../bookings/sql/related-rows.ts';
import { booking, lockBooking, savePaymentState } from '../bookings/sql/booking.ts';
import { consign } from '../consigning/consign.ts';
import { canFail, fail } from '../bookings/fail.ts';

/** @throws {Problem} CardPaymentsOff if the tenant has no payment gateway */
export async function gatewayOf(
  db: TenantDb,
  paymentSettings: PaymentSettings,
): Promise<CardGateway> {
  const cards = await cardsOf(db, paymentSettings);
  if (cards === null) throw new Problem(financeProblems.CardPaymentsOff);
  return cards.gateway;
}

/** The name of a payment in the operation log. */
const operation = 'Pay';

/**
 * Charges a guest's card for a booking after it is saved; the carrier is notified after payment. A
 * declined card fails the booking, which can then be paid with another card. A paid booking refused
 * by its carrier is not charged again on the next attempt. Idempotent: the gateway identifies the
 * sale by its order, and a gateway that does not respond is retried.
 */
export const takePayment =
  (paymentSettings: PaymentSettings) =>
  async (call: TaskCall<'booking.takePayment'>): Promise<void> => {
    const { bookingId, nonce } = call.payload;
    const scope = systemScope(call.tenantId, `take-payment-${bookingId}`);
    const unpaid = await call.database.transaction(scope, async (db) => {
      const row = await booking(db, bookingId);
      if (row === undefined || !canFail(row)) return null;
      if (await hasPaid(db, bookingId)) return 'paid' as const;
      return { row, gateway: await gatewayOf(db, paymentSettings) };
    });
    if (unpaid === null) return;
    if (unpaid === 'paid') {
      return call.database.transaction(scope, (db) => consign(db, [bookingId], call.now));
    }
    const amount = toDecimal(unpaid.row.total_minor).toFixed(2);
    const order = orderOf(call.tenantId, bookingId, nonce);
    const response = await unpaid.gateway.sell({ orderId: order.orderId, amount, nonce });
    await call.database.transaction(scope, (db) =>
      note(db, { bookingId, order, transaction: response }, call.now),
    );
  };

type Order = { readonly orderId: string; readonly nonceHash: string };

/** Returns one order for each card tried for a booking. */
function orderOf(tenantId: number, bookingId: number, nonce: string): Order {
  const nonceHash = createHash('sha256').update(nonce).digest('hex');
  return { orderId: `b${tenantId}-${bookingId}-${nonceHash.slice(0, 16)}`, nonceHash };
}

type TriedOrder = {
  readonly bookingId: number;
  readonly order: Order;
  readonly transaction: CardTransaction;
};

async function note(
  db: TenantDb,
  { bookingId, order, transaction }: TriedOrder,
  now: Date,
): Promise<void> {
  const row = await lockBooking(db, bookingId);
  if (row === undefined || row.customer_id === null) return;
  const { id, customer_id: customerId } = row;
  const { outcome, message, ...charge } = transaction;
  const isPaid = outcome === 'Authorized' || outcome === 'Settled';
  const entry = { bookingId: id, operation, value: charge.transactionId };
  if (isPaid && (await hasLog(db, entry))) return;
  const declined = sentence('The card was declined: {why}', { why: message });
  const log = isPaid
    ? { ...entry, customerId, status: 'Success' as const }
    : {
        ...entry,
        customerId,
        status: 'Failed' as const,
        value: english(declined),
        valueSentence: declined,
      };
  await addLogs(db, [log], now);
  await savePaymentState(db, [id], isPaid ? 'Paid' : 'Declined');
  if (!isPaid) {
    if (canFail(row)) await fail({ db, now }, row, 'CARD_DECLINED');
    return;
  }
  const consignmentId = row.consignment_id ?? '';
  const paid = { id, customerId, amountMinor: row.total_minor, consignmentId };
  publishAll(db, [
    { name: 'booking.paid', payload: { ...paid, charge: { ...order, ...charge, outcome } } },
    { name: 'booking.changed', payload: { id, customerId } },
  ]);
  await consign(db, [id], now);
}

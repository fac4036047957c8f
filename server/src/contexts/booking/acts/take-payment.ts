import type { CardGateway, CardTransaction } from '@waybill/adapters/card-gateway';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import { createHash } from 'node:crypto';
import { cardsOf, type Till } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce, enqueue } from '#platform/facts.ts';
import { bookingChanged, bookingPaid } from '../facts.ts';
import { addLogs, hasLog } from '../sql/beside.ts';
import { booking, lockBooking } from '../sql/booking.ts';
import { canFail, fail } from './fail.ts';

/** @throws {Problem} CardPaymentsOff where nobody charges the tenant's cards */
export async function gatewayOf(db: TenantDb, till: Till): Promise<CardGateway> {
  const cards = await cardsOf(db, till);
  if (cards === null) throw new Problem(financeProblems.CardPaymentsOff);
  return cards.gateway;
}

/** What is logged of a payment. */
const operation = 'Pay';

/**
 * Charges a guest's card for what was booked, after the booking is saved; the carrier is told once it
 * is paid. A declined card leaves the booking Failed, to be tried with another. Safe to run twice:
 * the gateway knows the sale by its order, and a gateway that does not answer is asked again.
 */
export const takePayment =
  (till: Till) =>
  async (call: TaskCall): Promise<void> => {
    const bookingId = Number(call.payload['bookingId']);
    const nonce = String(call.payload['nonce']);
    const scope = systemScope(call.tenantId, `take-payment-${bookingId}`);
    const asked = await call.database.transaction(scope, async (db) => {
      const row = await booking(db, bookingId);
      if (row === undefined || !canFail(row)) return null;
      return { row, gateway: await gatewayOf(db, till) };
    });
    if (asked === null) return;
    const amount = toDecimal(asked.row.total_minor).toFixed(2);
    const orderId = orderOf(call.tenantId, bookingId, nonce);
    const answer = await asked.gateway.sell({ orderId, amount, nonce });
    await call.database.transaction(scope, (db) => note(db, bookingId, answer, call.now));
  };

/** One order for each card that is tried for a booking. */
const orderOf = (tenantId: number, bookingId: number, nonce: string): string =>
  `b${tenantId}-${bookingId}-${createHash('sha256').update(nonce).digest('hex').slice(0, 16)}`;

async function note(
  db: TenantDb,
  bookingId: number,
  answer: CardTransaction,
  now: Date,
): Promise<void> {
  const row = await lockBooking(db, bookingId);
  if (row === undefined || row.customer_id === null) return;
  const { id, customer_id: customerId } = row;
  const isPaid = answer.outcome === 'Authorized' || answer.outcome === 'Settled';
  const value = isPaid ? answer.transactionId : `The card was declined: ${answer.message}`;
  if (isPaid && (await hasLog(db, { bookingId: id, operation, value }))) return;
  const status = isPaid ? ('Success' as const) : ('Failed' as const);
  await addLogs(db, [{ bookingId: id, customerId, operation, status, value }], now);
  if (!isPaid) {
    if (canFail(row)) await fail(db, row, 'CARD_DECLINED', now);
    return;
  }
  const consignmentId = row.consignment_id ?? '';
  const paid = { id, customerId, amountMinor: row.total_minor, consignmentId };
  await announce(
    db,
    bookingPaid({ ...paid, transactionId: answer.transactionId }),
    bookingChanged({ id, customerId }),
  );
  await enqueue(db, 'booking.tellCarrier', { bookingId: id });
}

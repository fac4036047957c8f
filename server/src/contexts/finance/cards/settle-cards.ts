import { sentence } from '@waybill/contract/sentence';
import type { CardTransaction } from '@waybill/adapters/card-gateway';
import { cardsOf, type PaymentSettings } from '#contexts/tenancy/public.ts';
import type { DayCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import { reverse } from '../payments/reverse.ts';
import { lockCharge, setSettled, unsettledCharges } from './sql/charges.ts';
import { lockPayment } from '../payments/sql.ts';

/** Processors settle within days; charges still unsettled after three weeks are left to staff. */
const weeks_ms = 21 * 86_400_000;

/** Queries daily which charges were settled. A charge that the bank reversed is owed again. */
export const settleCards =
  (paymentSettings: PaymentSettings) =>
  async ({ database, tenantId, now }: DayCall): Promise<void> => {
    const scope = systemScope(tenantId, 'settle-cards');
    const since = new Date(now.getTime() - weeks_ms);
    const { cards, charges } = await database.transaction(scope, async (db) => ({
      cards: await cardsOf(db, paymentSettings),
      charges: await unsettledCharges(db, since),
    }));
    if (cards === null) return;
    for (const { id, order_id: orderId } of charges) {
      // A charge on which the processor reports nothing today is queried again tomorrow.
      const sale = await cards.gateway.find(orderId).catch(() => null);
      if (sale === null || sale.outcome === 'Authorized') continue;
      await database.transaction(scope, (db) => save(db, { ...sale, id }, now));
    }
  };

async function save(
  db: TenantDb,
  { id, outcome, message }: CardTransaction & { readonly id: number },
  now: Date,
): Promise<void> {
  const charge = await lockCharge(db, id);
  if (charge?.status !== 'Authorized' || charge.payment_id === null) return;
  const isSettled = outcome === 'Settled';
  if (!isSettled) {
    const payment = await lockPayment(db, charge.payment_id);
    // A refund in progress or completed is recorded by its return.
    if (payment === undefined || payment.isReturning || payment.isReversed) return;
    const { today } = await financeSettingsOf(db, now);
    const note = sentence('Reversed by the card processor: {why}', { why: message });
    const whole = { id: payment.id, note, invoiceIds: undefined, today };
    await reverse(db, whole, { now, userName: 'System' });
  }
  const status = isSettled ? ('Settled' as const) : ('Failed' as const);
  await setSettled(db, { id, status, message });
  const decided = { id, customerId: charge.customer_id, status };
  publish(db, 'cardCharge.decided', decided);
}

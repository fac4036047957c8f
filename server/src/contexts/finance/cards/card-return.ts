import type { CardGateway, CardReturn } from '@waybill/adapters/card-gateway';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import type { PaymentSettings } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { type Links, writeGuest } from './card-emails.ts';
import { gatewayFor } from './charge.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import { reverse } from '../payments/reverse.ts';
import { settleCredit } from '../credit-notes/settle-credit.ts';
import * as rows from './sql/returns.ts';

/** The services that refunds need. */
export type ReturnDesk = PaymentSettings & Links & { readonly database: Database };

export type Returned = Pick<rows.ReturnRow, 'status' | 'message'>;

/**
 * Requests a return that was opened and committed, and records the outcome in the books.
 * @throws {Problem} CardReturnUnknown if the processor did not respond: a task retries
 */
export async function makeReturn(
  { database, ...paymentSettings }: ReturnDesk,
  { scope }: Pick<TenantDb, 'scope'>,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<Returned> {
  const { gateway, requested } = await database.transaction(scope, async (db) => ({
    gateway: await gatewayFor(db, paymentSettings),
    requested: await rows.lockReturn(db, id),
  }));
  if (requested === undefined) throw new Error(`Return ${id} went away`);
  if (requested.status !== 'Pending') return requested;
  const response = await requestReturn(gateway, requested).catch(() => undefined);
  if (response === undefined) throw new Problem(financeProblems.CardReturnUnknown);
  return database.transaction(scope, (db) =>
    closeReturn(db, paymentSettings, { id, result: response, now }),
  );
}

/** @throws {Problem} CardReturnRefused with the processor's message */
export function insistReturned({ status, message }: Returned): void {
  if (status === 'Refused') {
    throw new Problem(financeProblems.CardReturnRefused, { details: message });
  }
}

const requestReturn = (gateway: CardGateway, row: rows.ReturnRow): Promise<CardReturn> =>
  gateway.giveBack({
    transactionId: row.sold_as,
    orderId: row.order_id,
    amount: toDecimal(row.amount_minor).toFixed(2),
  });

/** Records the outcome of a return once. The books change only if the money was refunded. */
async function closeReturn(
  db: TenantDb,
  links: Links,
  { id, result, now }: { readonly id: number; readonly result: CardReturn; readonly now: Date },
): Promise<Returned> {
  const requested = await rows.lockReturn(db, id);
  if (requested === undefined) throw new Error(`Return ${id} went away`);
  if (requested.status !== 'Pending') return requested;
  await rows.decideReturn(db, id, result);
  const decided = { status: result.outcome, message: result.message };
  const changed = { id, customerId: requested.customer_id, status: result.outcome };
  publish(db, 'cardReturn.changed', changed);
  if (result.outcome === 'Refused') return decided;
  await rows.noteReturned(db, requested.charge_id, requested.amount_minor);
  const { today } = await financeSettingsOf(db, now);
  const command = { now, userName: requested.user_name };
  if (requested.credit_note_id === null) {
    const { payment_id: paymentId, note } = requested;
    await reverse(db, { id: paymentId, note, invoiceIds: undefined, today }, command);
  } else {
    const settling = { settlement: 'Refunded' as const, invoiceId: undefined, today };
    await settleCredit(db, { id: requested.credit_note_id, ...settling }, command);
  }
  await emailGuest(db, links, { ...requested, transactionId: result.transactionId });
  return decided;
}

async function emailGuest(
  db: TenantDb,
  links: Links,
  {
    id,
    booking_id: bookingId,
    customer_id: customerId,
    amount_minor: amount,
    card,
    transactionId,
  }: rows.ReturnRow & Pick<CardReturn, 'transactionId'>,
): Promise<void> {
  if (bookingId === null) return;
  const mailValues = { customerId, bookingId, amount, card, transactionId };
  await writeGuest(db, links, { ...mailValues, template: 'CardRefund', key: `card-refund ${id}` });
}

/** Resolves a return whose outcome is unknown. Idempotent. */
export const resolveReturn =
  (services: PaymentSettings & Links) =>
  async ({
    payload,
    database,
    tenantId,
    now,
  }: TaskCall<'finance.resolveReturn'>): Promise<void> => {
    const scope = systemScope(tenantId, 'resolve-return');
    await makeReturn({ ...services, database }, { scope }, { id: payload.returnId, now });
  };

import type { CardGateway, CardReturn } from '@waybill/adapters/card-gateway';
import type { CardReturnChanged } from '@waybill/contract/finance/facts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { Problem } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import type { Till } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { Database, TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce, fact } from '#platform/facts.ts';
import { type Links, writeGuest } from './card-letters.ts';
import { gatewayFor } from './charge.ts';
import { officeOf } from './office.ts';
import { reverse } from './reverse.ts';
import { settleCredit } from './settle-credit.ts';
import * as rows from './sql/returns.ts';

/** What returns are made with. */
export type ReturnDesk = Till & Links & { readonly database: Database };

export type Returned = Pick<rows.ReturnRow, 'status' | 'message'>;

/**
 * Asks the processor for a return that was opened and committed, and keeps the answer in the books.
 * @throws {Problem} CardReturnUnknown where nobody answered: the background asks again
 */
export async function makeReturn(
  { database, ...till }: ReturnDesk,
  { scope }: Pick<TenantDb, 'scope'>,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<Returned> {
  const { gateway, asked } = await database.transaction(scope, async (db) => ({
    gateway: await gatewayFor(db, till),
    asked: await rows.lockReturn(db, id),
  }));
  if (asked === undefined) throw new Error(`Return ${id} went away`);
  if (asked.status !== 'Pending') return asked;
  const answer = await ask(gateway, asked).catch(() => undefined);
  if (answer === undefined) throw new Problem(financeProblems.CardReturnUnknown);
  return database.transaction(scope, (db) => closeReturn(db, till, { id, answer, now }));
}

/** @throws {Problem} CardReturnRefused with the processor's words */
export function insistReturned({ status, message }: Returned): void {
  if (status === 'Refused') {
    throw new Problem(financeProblems.CardReturnRefused, { details: message });
  }
}

const ask = (gateway: CardGateway, asked: rows.ReturnRow): Promise<CardReturn> =>
  gateway.giveBack({
    transactionId: asked.sold_as,
    orderId: asked.order_id,
    amount: toDecimal(asked.amount_minor).toFixed(2),
  });

/** Keeps what became of a return, once; the books change with what was really given back. */
async function closeReturn(
  db: TenantDb,
  links: Links,
  { id, answer, now }: { readonly id: number; readonly answer: CardReturn; readonly now: Date },
): Promise<Returned> {
  const asked = await rows.lockReturn(db, id);
  if (asked === undefined) throw new Error(`Return ${id} went away`);
  if (asked.status !== 'Pending') return asked;
  await rows.decideReturn(db, id, answer);
  const decided = { status: answer.outcome, message: answer.message };
  const changed = { id, customerId: asked.customer_id, status: answer.outcome };
  announce(db, fact('cardReturn.changed', changed satisfies CardReturnChanged));
  if (answer.outcome === 'Refused') return decided;
  await rows.noteReturned(db, asked.charge_id, asked.amount_minor);
  const { today } = await officeOf(db, now);
  const deed = { now, userName: asked.user_name };
  if (asked.credit_note_id === null) {
    const { payment_id: paymentId, note } = asked;
    await reverse(db, { id: paymentId, note, invoiceIds: undefined, today }, deed);
  } else {
    const settling = { settlement: 'Refunded' as const, invoiceId: undefined, today };
    await settleCredit(db, { id: asked.credit_note_id, ...settling }, deed);
  }
  await tellGuest(db, links, asked, answer);
  return decided;
}

async function tellGuest(
  db: TenantDb,
  links: Links,
  {
    id,
    booking_id: bookingId,
    customer_id: customerId,
    amount_minor: amount,
    card,
  }: rows.ReturnRow,
  { transactionId }: CardReturn,
): Promise<void> {
  if (bookingId === null) return;
  const told = { customerId, bookingId, amount, card, transactionId };
  await writeGuest(db, links, { ...told, template: 'CardRefund', key: `card-refund ${id}` });
}

/** Finds out what became of a return that nobody heard of; run twice it does nothing more. */
export const resolveReturn =
  (house: Till & Links) =>
  async ({ payload, database, tenantId, now }: TaskCall): Promise<void> => {
    const scope = systemScope(tenantId, 'resolve-return');
    await makeReturn({ ...house, database }, { scope }, { id: Number(payload['returnId']), now });
  };

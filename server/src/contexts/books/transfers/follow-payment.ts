import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import { type Destination, setUpOf, want, wantedOf } from './follow.ts';
import { planMoney } from './prepayments.ts';
import { addDraws } from './sql/draws.ts';
import { addPrepayment, payment, type PaymentToSend, prepaymentsOf } from './sql/prepayments.ts';
import { allocationsOfPayment } from './sql/records.ts';

/**
 * Each allocation of a payment is a payment there: programs pay one invoice at a time. What is not
 * allocated is a prepayment, from which later allocations are drawn.
 */
export async function followPayment({
  event,
  db,
  now,
}: EventCall<'payment.recorded' | 'payment.changed'>): Promise<void> {
  const setUp = await setUpOf(db);
  if (setUp !== undefined) await wantMoneyOf(db, event.payload.id, { ...setUp, now });
}

/** Queues all that the program is to have of a payment's money; repeated, it adds nothing. */
export async function wantMoneyOf(db: TenantDb, paymentId: number, to: Destination): Promise<void> {
  lockFor(db, `books-payment-${paymentId}`);
  const allocations = await allocationsOfPayment(db, paymentId);
  const prepayments = await prepaymentsOf(db, paymentId);
  const row = await payment(db, paymentId);
  const plan = planMoney({
    unallocated: row?.unallocated_minor ?? null,
    allocations,
    prepayments,
  });
  const wanted = allocations.map((one) => ({
    ...wantedOf(one),
    prepaymentId: plan.parts.get(one.id)?.prepaymentId ?? null,
  }));
  const draws = [...plan.parts].flatMap(([allocationId, parts]) =>
    parts.draws.map((draw) => ({ allocationId, ...draw })),
  );
  if (draws.length > 0) await addDraws(db, draws);
  await want(db, wanted, to);
  if (row === undefined || row.payment_date < to.sendsFrom) return;
  const known = prepayments.map(({ id, number }) => ({
    kind: 'Prepayment' as const,
    ourId: id,
    number,
    isWanted: !row.is_reversed,
  }));
  await want(db, known, to);
  if (plan.free > 0) await wantPrepayment(db, { row, count: known.length, ...plan }, to);
}

type Free = Pick<ReturnType<typeof planMoney>, 'free'> & {
  readonly row: PaymentToSend;
  /** Of the prepayments that the payment has already. */
  readonly count: number;
};

async function wantPrepayment(
  db: TenantDb,
  { row, count, free: amount }: Free,
  to: Destination,
): Promise<void> {
  const number = count === 0 ? row.reference : `${row.reference}-${count + 1}`;
  const ourId = await addPrepayment(db, { payment: row, number, amount, now: to.now });
  await want(db, [{ kind: 'Prepayment', ourId, number, isWanted: true }], to);
}

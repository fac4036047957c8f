import type { Problem } from '@waybill/contract/problem';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { type PricingContext, saveBookings } from '#contexts/booking/public.ts';
import { publish } from '#platform/events.ts';
import { type OrderServiceChoice, serviceFor } from './choose-service.ts';
import type { Service } from './domain/service-code.ts';
import { bookingOf } from './domain/booking-of.ts';
import { lockOrders, type OrderRow, writeOutcomes } from './sql.ts';

type Booked = {
  readonly orderId: number;
  readonly bookingId: number | null;
  readonly message: string | null;
};

/**
 * Books orders independently: a refusal is recorded on its order and the others are booked. The
 * orders stay locked, so that a second concurrent caller finds them already booked.
 */
export async function bookEach(
  command: PricingContext,
  ids: readonly number[],
  choice: OrderServiceChoice,
): Promise<Booked[]> {
  const orders = await lockOrders(command.db, ids);
  const byId = new Map(orders.map((row) => [row.id, row]));
  const able = orders.filter((row) => whyNotBook(row) === null);
  const became = new Map<number, Booked>();
  const priced: { readonly row: OrderRow; readonly service: Service }[] = [];
  for (const row of able) {
    const found = await serviceFor(command, row, choice);
    if (typeof found === 'string') became.set(row.id, refused(row.id, found));
    else priced.push({ row, service: found });
  }
  const toSaves = priced.map(({ row, service }) => ({
    sent: bookingOf(row, service),
    operations: ['Book' as const],
  }));
  const outcomes = await saveBookings(command, toSaves);
  for (const [at, { row }] of priced.entries()) {
    const outcome = outcomes[at];
    const bookingId = outcome?.ok ? outcome.value : null;
    const message = outcome === undefined || outcome.ok ? null : sentenceOf(outcome.refusal);
    became.set(row.id, { orderId: row.id, bookingId, message });
  }
  await save(command, able, became);
  return ids.map((id) => became.get(id) ?? refused(id, whyNotBook(byId.get(id)) ?? ''));
}

const refused = (orderId: number, message: string): Booked => ({
  orderId,
  bookingId: null,
  message,
});

/** Null for an order that can be booked. */
function whyNotBook(row: OrderRow | undefined): string | null {
  if (row === undefined) return shopsProblems.OrderNotFound.message;
  if (row.status !== 'New') return shopsProblems.OrderNotOpen.message;
  const [problem] = row.problems;
  return problem === undefined ? null : problem.message;
}

/** Returns all faults as one text. */
const sentenceOf = ({ message, validationErrors }: Problem): string =>
  validationErrors === null || validationErrors.length === 0
    ? message
    : [...new Set(validationErrors.map((fault) => fault.message))].join('. ');

async function save(
  { db }: PricingContext,
  able: readonly OrderRow[],
  became: ReadonlyMap<number, Booked>,
): Promise<void> {
  if (able.length === 0) return;
  const rows = able.flatMap(({ id }) => {
    const one = became.get(id);
    return one === undefined ? [] : [{ id, booking_id: one.bookingId, failure: one.message }];
  });
  await writeOutcomes(db, rows);
  const shops = new Map(able.map((row) => [row.shop_id, row.customer_id]));
  for (const [id, customerId] of shops) publish(db, 'shop.ordersChanged', { id, customerId });
}

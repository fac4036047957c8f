import { shopsProblems } from '@waybill/contract/shops/problems';
import { type PricingContext, saveAllBookings, saveBookings } from '#contexts/booking/public.ts';
import { publish } from '#platform/events.ts';
import { type OrderServiceChoice, servicesFor } from './choose-service.ts';
import { partsOf } from './domain/parts.ts';
import { isUnchanged } from './unchanged.ts';
import { sentenceOf } from './refusal-text.ts';
import { type ServedPart, servedParts, toSave } from './served-parts.ts';
import { type BookingOutcome, lockOrders, type OrderRow, orders, writeOutcomes } from './sql.ts';

type Booked = {
  readonly orderId: number;
  /** Null if there is no such order. */
  readonly orderNumber: string | null;
  /** The first of a split order. */
  readonly bookingId: number | null;
  readonly message: string | null;
};

/**
 * Books orders independently: a refusal is recorded on its order and the others are booked. A split
 * order is booked as a whole or not at all. Carriers are asked before the orders are locked, and an
 * order that was changed meanwhile is refused. A second concurrent caller finds the orders already
 * booked.
 */
export async function bookEach(
  command: PricingContext,
  ids: readonly number[],
  choice: OrderServiceChoice,
): Promise<Booked[]> {
  const read = await orders(command.db, ids);
  const served = await serve(
    command,
    read.filter((row) => whyNotBook(row) === null),
    choice,
  );
  const before = new Map(read.map((row) => [row.id, row]));
  const locked = await lockOrders(command.db, ids);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const able = locked.filter(
    (row) => whyNotBook(row) === null && isAsRead(before.get(row.id), row),
  );
  const outcomes = await bookAble(command, able, served);
  await writeOutcomes(command.db, outcomes);
  const shops = new Map(able.map((row) => [row.shop_id, row.customer_id]));
  for (const [id, customerId] of shops) {
    publish(command.db, 'shop.ordersChanged', { id, customerId });
  }
  const became = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return ids.map((orderId) => {
    const { booking_ids: booked = [], failure } = became.get(orderId) ?? {};
    const row = byId.get(orderId);
    const isChanged = row !== undefined && !became.has(orderId);
    const message = failure ?? whyNotBook(row) ?? (isChanged ? changed : null);
    return {
      orderId,
      orderNumber: row?.order_number ?? null,
      bookingId: booked[0] ?? null,
      message,
    };
  });
}

/** Null for an order that can be booked. */
function whyNotBook(row: OrderRow | undefined): string | null {
  if (row === undefined) return shopsProblems.OrderNotFound.message;
  if (row.status !== 'New') return shopsProblems.OrderNotOpen.message;
  const [problem] = row.problems;
  return problem === undefined ? null : problem.message;
}

const changed = shopsProblems.OrderChanged.message;

const isAsRead = (before: OrderRow | undefined, row: OrderRow): boolean =>
  before !== undefined && isUnchanged(before, row);

/** An order, its parts that are booked by themselves, and their services. */
type Served = { readonly id: number; readonly parts: readonly ServedPart[] };

/** Finds the services of orders, or for each why it has none. */
async function serve(
  command: PricingContext,
  able: readonly OrderRow[],
  choice: OrderServiceChoice,
): Promise<ReadonlyMap<number, Served | string>> {
  if (able.length === 0) return new Map();
  const divided = able.map((row) => ({ id: row.id, parts: partsOf(row) }));
  const parts = divided.flatMap((one) => (typeof one.parts === 'string' ? [] : one.parts));
  const services = await servicesFor(command, parts, choice);
  return new Map(
    divided.map(({ id, parts: own }) => {
      const found = typeof own === 'string' ? own : servedParts(own, services);
      return [id, typeof found === 'string' ? found : { id, parts: found }];
    }),
  );
}

async function bookAble(
  command: PricingContext,
  able: readonly OrderRow[],
  found: ReadonlyMap<number, Served | string>,
): Promise<readonly BookingOutcome[]> {
  const refused: BookingOutcome[] = [];
  const served: Served[] = [];
  for (const { id } of able) {
    const one = found.get(id) ?? '';
    if (typeof one === 'string') refused.push(refusalOf(id, one));
    else served.push(one);
  }
  const [split, whole] = [served.filter(isSplit), served.filter((one) => !isSplit(one))];
  return [...refused, ...(await bookWhole(command, whole)), ...(await bookSplit(command, split))];
}

const isSplit = ({ parts }: Served): boolean => parts.length > 1;

const refusalOf = (id: number, failure: string): BookingOutcome => ({
  id,
  booking_ids: [],
  failure,
});

async function bookWhole(
  command: PricingContext,
  served: readonly Served[],
): Promise<readonly BookingOutcome[]> {
  const outcomes = await saveBookings(
    command,
    served.flatMap(({ parts }) => parts.map(toSave)),
  );
  return served.flatMap(({ id }, at) => {
    const outcome = outcomes[at];
    if (outcome === undefined) return [];
    return outcome.ok
      ? [{ id, booking_ids: [outcome.value], failure: null }]
      : [refusalOf(id, sentenceOf(outcome.refusal))];
  });
}

async function bookSplit(
  command: PricingContext,
  served: readonly Served[],
): Promise<readonly BookingOutcome[]> {
  const outcomes: BookingOutcome[] = [];
  for (const { id, parts } of served) {
    const outcome = await saveAllBookings(command, parts.map(toSave));
    outcomes.push(
      outcome.ok
        ? { id, booking_ids: outcome.value, failure: null }
        : refusalOf(id, sentenceOf(outcome.refusal)),
    );
  }
  return outcomes;
}

import { Problem } from '@waybill/contract/problem';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { type PricingContext, saveAllBookings } from '#contexts/booking/public.ts';
import { publish } from '#platform/events.ts';
import { type OrderServiceChoice, servicesFor } from './choose-service.ts';
import { isUnchanged } from './unchanged.ts';
import { sentenceOf } from './refusal-text.ts';
import { servedParts, toSave } from './served-parts.ts';
import { lockOrders, type OrderRow } from './sql.ts';

type BookedParts =
  | { readonly ok: true; readonly ids: readonly number[] }
  | { readonly ok: false; readonly message: string };

/**
 * Books parts of an order that is booked already, all or none: its way back, or what is left of it.
 * The order is locked once carriers have answered. The caller then saves the ids.
 * @throws {Problem} OrderChanged if it was changed meanwhile
 */
export async function bookParts(
  command: PricingContext,
  { order, parts }: { readonly order: OrderRow; readonly parts: readonly OrderRow[] },
  choice: OrderServiceChoice,
): Promise<BookedParts> {
  const services = await servicesFor(command, parts, choice);
  const [locked] = await lockOrders(command.db, [order.id]);
  if (locked === undefined || !isUnchanged(order, locked)) {
    throw new Problem(shopsProblems.OrderChanged);
  }
  const served = servedParts(parts, services);
  if (typeof served === 'string') return { ok: false, message: served };
  const outcome = await saveAllBookings(command, served.map(toSave));
  if (!outcome.ok) return { ok: false, message: sentenceOf(outcome.refusal) };
  publish(command.db, 'shop.ordersChanged', { id: order.shop_id, customerId: order.customer_id });
  return { ok: true, ids: outcome.value };
}

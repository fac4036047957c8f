import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import type { OrderItem, OrderToSave } from '@waybill/contract/shops/orders/shapes';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { toAddress } from '../../shops/mappers.ts';
import { checkAgain } from '../check-again.ts';
import { orderView } from '../order-view.ts';
import { lockOrders, order } from '../sql.ts';

export const updateOrder = handle(contract.updateOrder, async ({ input: { order: sent }, db }) => {
  const [held] = await lockOrders(db, [sent.id]);
  const row = found(held, shopsProblems.OrderNotFound);
  if (row.status !== 'New') throw new Problem(shopsProblems.OrderNotOpen);
  const corrected = {
    id: row.id,
    from_address: row.from_address,
    to_address: toAddress(sent.toAddress),
    items: sent.items.map(toItem),
    shipping_method: row.shipping_method,
    total_minor: row.total_minor,
  };
  await checkAgain(db, { id: row.shop_id, customer_id: row.customer_id }, [corrected]);
  const after = found(await order(db, row.id), shopsProblems.OrderNotFound);
  return { order: await orderView(db, after) };
});

/** Maps a submitted item, in which a measure of 0 means unknown. */
function toItem(sent: OrderToSave['items'][number]): OrderItem {
  const known = (measure: { value: number; unit: string } | null | undefined) =>
    measure && measure.value > 0 ? measure : null;
  return {
    sku: sent.sku,
    name: sent.name,
    quantity: sent.quantity,
    length: known(sent.length),
    width: known(sent.width),
    height: known(sent.height),
    weight: known(sent.weight),
    unitPrice: sent.unitPrice ?? null,
    turning: sent.turning,
    isFragile: sent.isFragile,
  };
}

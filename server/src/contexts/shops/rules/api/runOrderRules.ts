import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { checkOrders } from '../../orders/check-orders.ts';
import { checkedOnly, lockOrders, writeChecked } from '../../orders/sql.ts';

export const runOrderRules = handle(contract.runOrderRules, async ({ input, db }) => {
  const orders = await lockOrders(db, input.orderIds);
  if (orders.length < new Set(input.orderIds).size) throw new Problem(shopsProblems.OrderNotFound);
  const open = orders.filter(({ status }) => status === 'New');
  for (const [shopId, of] of Map.groupBy(open, (order) => order.shop_id)) {
    const customerId = of[0]?.customer_id ?? 0;
    const checked = await checkOrders(db, { id: shopId, customer_id: customerId }, of);
    await writeChecked(db, checked.map(checkedOnly));
    publish(db, 'shop.ordersChanged', { id: shopId, customerId });
  }
  return { checked: open.length };
});

import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { checkAgain } from '../../orders/check-again.ts';
import { lockOrders } from '../../orders/sql.ts';

export const runOrderRules = handle(contract.runOrderRules, async ({ input, db }) => {
  const orders = await lockOrders(db, input.orderIds);
  if (orders.length < new Set(input.orderIds).size) throw new Problem(shopsProblems.OrderNotFound);
  const open = orders.filter(({ status }) => status === 'New');
  for (const [shopId, of] of Map.groupBy(open, (order) => order.shop_id)) {
    const [one] = of;
    if (one !== undefined) await checkAgain(db, { id: shopId, customer_id: one.customer_id }, of);
  }
  return { checked: open.length };
});

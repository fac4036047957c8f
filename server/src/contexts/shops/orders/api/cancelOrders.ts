import * as contract from '@waybill/contract/shops/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { cancelOpen } from '../sql.ts';

export const cancelOrders = handle(contract.cancelOrders, async ({ input, db }) => {
  const rows = await cancelOpen(db, input.orderIds);
  const shops = new Map(rows.map((row) => [row.shop_id, row.customer_id]));
  for (const [id, customerId] of shops) publish(db, 'shop.ordersChanged', { id, customerId });
  return { cancelled: rows.length };
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropShop, lockShop } from '../sql.ts';

export const deleteShop = handle(contract.deleteShop, async ({ input, db }) => {
  const { id, customer_id: customerId } = found(
    await lockShop(db, input.id),
    shopsProblems.ShopNotFound,
  );
  await dropShop(db, id);
  publish(db, 'shop.saved', { id, customerId });
  return null;
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { queueUnregistration } from '../../rates/register-rates.ts';
import { dropShop, lockShop } from '../sql.ts';

export const deleteShop = handle(contract.deleteShop, async ({ input, db }) => {
  const row = found(await lockShop(db, input.id), shopsProblems.ShopNotFound);
  const { id, customer_id: customerId } = row;
  await dropShop(db, id);
  await queueUnregistration(db, row);
  publish(db, 'shop.saved', { id, customerId });
  return null;
});

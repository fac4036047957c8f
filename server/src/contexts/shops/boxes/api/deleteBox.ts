import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { queueRecheck } from '../../imports/queue.ts';
import { box, dropBox } from '../sql.ts';

export const deleteBox = handle(contract.deleteBox, async ({ input, db }) => {
  const row = found(await box(db, input.id), shopsProblems.BoxNotFound);
  await dropBox(db, row.id);
  await queueRecheck(db, row.shop_id);
  publish(db, 'shop.saved', { id: row.shop_id, customerId: row.customer_id });
  return null;
});

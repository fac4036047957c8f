import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropItem, lockItem } from '../sql.ts';

export const deleteItem = handle(contract.deleteItem, async ({ input, db }) => {
  const held = found(await lockItem(db, input.id), warehouseProblems.WarehouseItemNotFound);
  if (held.last_scan !== null) throw new Problem(warehouseProblems.WarehouseItemScanned);
  await dropItem(db, held.id);
  publish(db, 'warehouse.itemSaved', { id: held.id, customerId: held.customer_id });
  return null;
});

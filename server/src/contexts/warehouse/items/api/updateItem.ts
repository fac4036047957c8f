import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { saveItem } from '../save-item.ts';
import { lockItem, replaceItem } from '../sql.ts';

export const updateItem = handle(contract.updateItem, async ({ input, db, now }) => {
  if (!input.item.id) throw notValidField('item.id', 'Please choose an item');
  const { id } = found(await lockItem(db, input.item.id), warehouseProblems.WarehouseItemNotFound);
  await saveItem(db, { id, sent: input.item, now }, (row) => replaceItem(db, row));
  return { id };
});

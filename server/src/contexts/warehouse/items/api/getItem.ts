import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { toItem } from '../mappers.ts';
import { item } from '../sql.ts';

export const getItem = handle(contract.getItem, async ({ input, db }) => ({
  item: toItem(found(await item(db, input.id), warehouseProblems.WarehouseItemNotFound)),
}));

import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { lockStocktake, writeCounts } from '../sql.ts';

export const countStocktake = handle(contract.countStocktake, async ({ input, db, now }) => {
  const { id, locationCode: zone } = input;
  const held = found(await lockStocktake(db, id, 'count'), warehouseProblems.StocktakeNotFound);
  if (held.status === 'Closed') throw new Problem(warehouseProblems.StocktakeClosed);
  const barcodes = [...new Set(input.itemIds.map((each) => each.toUpperCase()))];
  await writeCounts(db, { id, zone: zone.toUpperCase(), barcodes, now });
  publish(db, 'warehouse.floorChanged', { id, customerId: null });
  return { counted: barcodes.length };
});

import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { insertStocktake } from '../sql.ts';

export const openStocktake = handle(contract.openStocktake, async ({ input, db, now }) => {
  const id = uuidv7(now, randomBytes);
  await insertStocktake(db, { ...input, id, now }).catch((error: unknown) => {
    const isOpen = brokenUnique(error) === 'stocktake_open_once';
    throw isOpen ? new Problem(warehouseProblems.StocktakeOpen) : error;
  });
  publish(db, 'warehouse.floorChanged', { id, customerId: null });
  return { id };
});

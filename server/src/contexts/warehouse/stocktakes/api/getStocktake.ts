import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { toStocktake } from '../mappers.ts';
import { linesOf, stocktake } from '../sql.ts';

export const getStocktake = handle(contract.getStocktake, async ({ input: { id }, db }) => {
  const row = found(await stocktake(db, id), warehouseProblems.StocktakeNotFound);
  return { stocktake: toStocktake(row, await linesOf(db, id)) };
});

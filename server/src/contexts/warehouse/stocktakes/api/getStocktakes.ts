import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { stocktakesPage } from '../lists.ts';
import { toStocktake } from '../mappers.ts';

export const getStocktakes = handle(contract.getStocktakes, async ({ input, db }) => {
  const { rows, totalCount } = await stocktakesPage(db, input);
  return { items: rows.map((row) => toStocktake(row)), totalCount };
});

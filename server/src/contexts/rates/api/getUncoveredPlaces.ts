import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { uncoveredPage } from '../sql/coverage-lists.ts';

export const getUncoveredPlaces = handle(contract.getUncoveredPlaces, async ({ input, db }) => {
  const { rows, totalCount } = await uncoveredPage(db, input);
  return { items: rows, totalCount };
});

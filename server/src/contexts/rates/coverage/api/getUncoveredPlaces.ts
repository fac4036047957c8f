import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { reportPage, uncovered } from '../sql/coverage-reports.ts';

export const getUncoveredPlaces = handle(contract.getUncoveredPlaces, async ({ input, db }) => {
  const { rows, totalCount } = await reportPage(db, uncovered(input.rateCardId), input);
  return { items: rows, totalCount };
});

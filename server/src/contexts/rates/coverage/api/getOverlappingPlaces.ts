import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { overlapping, reportPage } from '../sql/coverage-reports.ts';

export const getOverlappingPlaces = handle(contract.getOverlappingPlaces, async ({ input, db }) => {
  const { rows, totalCount } = await reportPage(db, overlapping(input.rateCardId), input);
  return { items: rows, totalCount };
});

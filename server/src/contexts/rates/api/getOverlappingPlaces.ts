import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { overlappingPage } from '../sql/coverage-lists.ts';

export const getOverlappingPlaces = handle(contract.getOverlappingPlaces, async ({ input, db }) => {
  const { rows, totalCount } = await overlappingPage(db, input);
  return { items: rows, totalCount };
});

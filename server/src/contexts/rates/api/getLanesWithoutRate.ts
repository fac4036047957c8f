import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { lanesPage } from '../sql/coverage-lists.ts';

export const getLanesWithoutRate = handle(contract.getLanesWithoutRate, async ({ input, db }) => {
  const { rows, totalCount } = await lanesPage(db, input);
  return { items: rows, totalCount };
});

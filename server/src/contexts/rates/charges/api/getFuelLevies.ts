import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { leviesPage } from '../lists.ts';

export const getFuelLevies = handle(contract.getFuelLevies, async ({ input, db }) => {
  const { rows, totalCount } = await leviesPage(db, input);
  return { items: rows, totalCount };
});

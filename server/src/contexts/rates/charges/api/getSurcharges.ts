import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { surchargesPage } from '../lists.ts';

export const getSurcharges = handle(contract.getSurcharges, async ({ input, db }) => {
  const { rows, totalCount } = await surchargesPage(db, input);
  return { items: rows, totalCount };
});

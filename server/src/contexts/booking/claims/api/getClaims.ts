import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import { claimsPage } from '../lists.ts';
import { toClaim } from '../mappers.ts';

export const getClaims = handle(contract.getClaims, async ({ input, db }) => {
  const { rows, totalCount } = await claimsPage(db, input);
  return { items: rows.map(toClaim), totalCount };
});

import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { foundLocation, soughtOf } from '../found-location.ts';
import { locationsLike } from '../sql.ts';

export const searchLocations = handle(contract.searchLocations, async ({ input, db }) => {
  const sought = soughtOf(input);
  const rows = sought === null ? [] : await locationsLike(db, sought);
  return { items: rows.map(foundLocation) };
});

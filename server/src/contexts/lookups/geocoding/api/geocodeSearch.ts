import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import type { Maps } from '../maps.ts';
import { geocodeResult } from '../results.ts';

export const geocodeSearch = (maps: Maps) =>
  handle(contract.geocodeSearch, async ({ input, db }) => {
    const places = await maps.search(db, input.q, null);
    return places.map(geocodeResult);
  });

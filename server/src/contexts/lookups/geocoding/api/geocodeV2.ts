import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { mapFilterOf } from '../domain/map-filter.ts';
import type { Maps } from '../maps.ts';
import { geocodeV2Result } from '../results.ts';

export const geocodeV2 = (maps: Maps) =>
  handle(contract.geocodeV2, async ({ input, db }) => {
    const { q, filter_by } = input;
    const filter = filter_by === undefined || filter_by === '' ? null : mapFilterOf(filter_by);
    const places = await maps.search(db, q, filter);
    return places.map(geocodeV2Result);
  });

import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import type { Maps } from '../maps.ts';
import { geocodeResult } from '../results.ts';

export const geocodeReverse = (maps: Maps) =>
  handle(contract.geocodeReverse, async ({ input, db }) => {
    const place = await maps.reverse(db, rounded(input.lat), rounded(input.lon));
    return place === null ? { error: 'Unable to geocode' } : geocodeResult(place);
  });

/** Six decimals are 11 cm; smaller values would underflow in the database. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

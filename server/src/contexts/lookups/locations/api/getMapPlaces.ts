import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { placesWithin } from '../sql.ts';

export const getMapPlaces = handle(contract.getMapPlaces, async ({ input, db }) => ({
  items: await placesWithin(db, input),
}));

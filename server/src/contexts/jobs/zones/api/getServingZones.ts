import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { placeOf } from '../domain/places.ts';
import { servingZoneOf } from '../mappers.ts';
import { servingZones } from '../sql/zones.ts';

export const getServingZones = handle(contract.getServingZones, async ({ input, actor, db }) => {
  const place = placeOf(input.countryCode, input.postCode, input.suburb);
  return { items: (await servingZones(db, place)).map(servingZoneOf(actor)) };
});

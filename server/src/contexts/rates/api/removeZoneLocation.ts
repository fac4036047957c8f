import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { tellCardChanged } from '../saving.ts';
import { zoneShown } from '../sql/shown.ts';
import { removeLocation } from '../sql/zones.ts';

export const removeZoneLocation = handle(contract.removeZoneLocation, async ({ input, db }) => {
  const { zoneId, locationId } = input;
  const zone = found(await zoneShown(db, zoneId), ratesProblems.RateZoneNotFound, { zoneId });
  const removed = await removeLocation(db, zoneId, locationId);
  found(removed === 0 ? null : removed, ratesProblems.RateZoneNotFound, { locationId });
  tellCardChanged(db, zone.rateCardId);
  return null;
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { tellCardChanged } from '../saving.ts';
import { zoneShown } from '../sql/shown.ts';
import { refuseClashes } from '../zone-rules.ts';
import { addLocations } from '../sql/zones.ts';

export const addZoneLocation = handle(contract.addZoneLocation, async ({ input, db }) => {
  const { zoneId, locations } = input;
  const zone = found(await zoneShown(db, zoneId), ratesProblems.RateZoneNotFound, { zoneId });
  const added = locations.map((location) => ({ ...location, zoneId }));
  await addLocations(db, zone.rateCardId, added);
  await refuseClashes(db, zone.rateCardId, 'locations');
  tellCardChanged(db, zone.rateCardId);
  return null;
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { zoneView } from '../../cards/sql/views.ts';
import { refuseClashes } from '../zone-rules.ts';
import { addLocations } from '../sql.ts';

export const addZoneLocation = handle(contract.addZoneLocation, async ({ input, db }) => {
  const { zoneId, locations } = input;
  const zone = found(await zoneView(db, zoneId), ratesProblems.RateZoneNotFound, { zoneId });
  const added = locations.map((location) => ({ ...location, zoneId }));
  await addLocations(db, zone.rateCardId, added);
  await refuseClashes(db, zone.rateCardId, 'locations');
  publish(db, 'rateCard.changed', { id: zone.rateCardId, customerId: null });
  return null;
});

import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { zoneView } from '../../cards/sql/views.ts';
import { removeLocation } from '../sql.ts';

export const removeZoneLocation = handle(contract.removeZoneLocation, async ({ input, db }) => {
  const { zoneId, locationId } = input;
  const zone = found(await zoneView(db, zoneId), ratesProblems.RateZoneNotFound, { zoneId });
  const removed = await removeLocation(db, zoneId, locationId);
  found(removed === 0 ? null : removed, ratesProblems.RateZoneNotFound, { locationId });
  publish(db, 'rateCard.changed', { id: zone.rateCardId, customerId: null });
  return null;
});

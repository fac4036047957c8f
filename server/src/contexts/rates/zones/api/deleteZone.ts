import { Problem, found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { zoneView } from '../../cards/sql/views.ts';
import { isZoneUsed, removeZone } from '../sql.ts';

export const deleteZone = handle(contract.deleteZone, async ({ input: { id }, db }) => {
  const zone = found(await zoneView(db, id), ratesProblems.RateZoneNotFound, { id });
  if (await isZoneUsed(db, zone.rateCardId, zone.code)) {
    throw new Problem(ratesProblems.RateZoneInUse);
  }
  await removeZone(db, id);
  publish(db, 'rateCard.changed', { id: zone.rateCardId, customerId: null });
  return null;
});

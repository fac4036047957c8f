import { Problem, found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { tellCardChanged } from '../saving.ts';
import { zoneShown } from '../sql/shown.ts';
import { isZoneUsed, removeZone } from '../sql/zones.ts';

export const deleteZone = handle(contract.deleteZone, async ({ input: { id }, db }) => {
  const zone = found(await zoneShown(db, id), ratesProblems.RateZoneNotFound, { id });
  if (await isZoneUsed(db, zone.rateCardId, zone.code)) {
    throw new Problem(ratesProblems.RateZoneInUse);
  }
  await removeZone(db, id);
  tellCardChanged(db, zone.rateCardId);
  return null;
});

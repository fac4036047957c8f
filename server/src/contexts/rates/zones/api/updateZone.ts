import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { zoneView } from '../../cards/sql/views.ts';
import { refuseClashes, zoneToSave } from '../zone-rules.ts';
import { addLocations, changeZone, removeLocations } from '../sql.ts';

export const updateZone = handle(contract.updateZone, async ({ input: { zone }, db }) => {
  const { id, locations } = zone;
  const stored = found(await zoneView(db, id), ratesProblems.RateZoneNotFound, { id });
  const { rateCardId } = stored;
  await saving(async () => changeZone(db, id, await zoneToSave(db, zone, rateCardId)));
  if (locations !== undefined) {
    await removeLocations(db, id);
    await addLocations(
      db,
      rateCardId,
      locations.map((location) => ({ ...location, id: location.id ?? null, zoneId: id })),
    );
  }
  await refuseClashes(db, rateCardId, 'zone.locations');
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  return { id };
});

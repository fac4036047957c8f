import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saving } from '../../cards/saving.ts';
import { cardView } from '../../cards/sql/views.ts';
import { refuseClashes, zoneToSave } from '../zone-rules.ts';
import { addLocations, addZone } from '../sql.ts';

export const createZone = handle(contract.createZone, async ({ input: { zone }, db }) => {
  const { rateCardId, locations = [] } = zone;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  const id = await saving(async () => addZone(db, await zoneToSave(db, zone, rateCardId)));
  await addLocations(
    db,
    rateCardId,
    locations.map((location) => ({ ...location, id: location.id ?? null, zoneId: id })),
  );
  await refuseClashes(db, rateCardId, 'zone.locations');
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  return { id };
});

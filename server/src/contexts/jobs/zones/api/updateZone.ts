import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { notValidField } from '@waybill/contract/problem';
import { savingNetwork } from '../../head-ports/network-codes.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { lockHeadPort } from '../../head-ports/sql.ts';
import { checkNesting, placesToWrite, zoneToWrite } from '../saving.ts';
import { addLocations, clearZone } from '../sql/locations.ts';
import * as zones from '../sql/zones.ts';

export const updateZone = handle(contract.updateZone, async ({ input: { zone: sent }, db }) => {
  const { id } = sent;
  const old = found(await zones.zone(db, id), jobsProblems.ZoneNotFound);
  const headPortId = old.headportid;
  if (sent.headportid !== headPortId) {
    throw notValidField('zone.headportid', "A zone can't be moved to another head port.");
  }
  await lockHeadPort(db, headPortId);
  const zone = zoneToWrite(sent);
  await checkNesting(db, headPortId, { id, parentId: zone.parentId });
  const changed = await savingNetwork(() => zones.changeZone(db, id, zone));
  found(changed || undefined, jobsProblems.ZoneNotFound);
  if (sent.zoneLocation !== undefined) {
    const places = placesToWrite(sent.zoneLocation, 'zone.zoneLocation');
    await clearZone(db, id);
    await savingNetwork(() => addLocations(db, { id, headPortId }, places));
  }
  publishZonesChanged(db, headPortId);
  return { id };
});

import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { savingNetwork } from '../../head-ports/network-codes.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { lockHeadPort } from '../../head-ports/sql.ts';
import { checkNesting, placesToWrite, zoneToWrite } from '../saving.ts';
import { addLocations } from '../sql/locations.ts';
import { addZone } from '../sql/zones.ts';

export const createZone = handle(contract.createZone, async ({ input: { zone: sent }, db }) => {
  const { headportid: headPortId, zoneLocation = [] } = sent;
  found(await lockHeadPort(db, headPortId), jobsProblems.HeadPortNotFound, { headPortId });
  const zone = zoneToWrite(sent);
  await checkNesting(db, headPortId, { id: null, parentId: zone.parentId });
  const places = placesToWrite(zoneLocation, 'zone.zoneLocation');
  const { id } = await savingNetwork(() => addZone(db, zone));
  await savingNetwork(() => addLocations(db, { id, headPortId }, places));
  publishZonesChanged(db, headPortId);
  return { id };
});

import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { savingNetwork } from '../../head-ports/network-codes.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { placesToWrite } from '../saving.ts';
import { addLocations } from '../sql/locations.ts';
import { zoneToFill } from '../sql/zones.ts';

export const createZoneLocation = handle(
  contract.createZoneLocation,
  async ({ input: { zonelocation: sent }, db }) => {
    const zone = found(await zoneToFill(db, sent.zoneId), jobsProblems.ZoneNotFound);
    const places = placesToWrite([sent], 'zonelocation');
    const [added] = await savingNetwork(() => addLocations(db, zone, places));
    publishZonesChanged(db, zone.headPortId);
    return found(added, jobsProblems.ZoneNotFound);
  },
);

import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publishZonesChanged } from '../../head-ports/saving.ts';
import { lockHeadPort } from '../../head-ports/sql.ts';
import { sortPasted } from '../pasting.ts';
import { addLocations, placedLocations } from '../sql/locations.ts';
import { zoneToFill } from '../sql/zones.ts';

export const createZoneLocations = handle(
  contract.createZoneLocations,
  async ({ input: { zoneId, locations }, db }) => {
    const zone = found(await zoneToFill(db, zoneId), jobsProblems.ZoneNotFound);
    const { code, headPortId } = zone;
    await lockHeadPort(db, headPortId);
    const { places, errors } = sortPasted(locations, await placedLocations(db, headPortId), code);
    const added = await addLocations(db, zone, places);
    if (added.length > 0) publishZonesChanged(db, headPortId);
    return { added: added.length, errors: [...errors] };
  },
);

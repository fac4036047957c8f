import * as jobs from '@waybill/contract/jobs/endpoints';
import { aHeadPort, aZone } from '@waybill/contract/jobs/examples';
import type { Caller } from '#testing/test-app.ts';

/** A head port of a tenant with a zone and a location. */
export async function networkRecords(admin: Caller, code: string) {
  const headport = aHeadPort({ code, latitude: -33.9, longitude: 151.2 });
  const { id: headportid } = await admin.call(jobs.createHeadPort, { headport });
  const zone = aZone({ headportid, code });
  const { id: ZoneId } = await admin.call(jobs.createZone, { zone });
  const { items } = await admin.call(jobs.getZoneLocations, { ZoneId });
  return {
    headPort: { guid: headportid },
    networkZone: { guid: ZoneId },
    networkLocation: { guid: items[0]?.id ?? '' },
  };
}

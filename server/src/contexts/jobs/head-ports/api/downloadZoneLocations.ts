import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { insist } from '#platform/http/actor.ts';
import { zonesCsv } from '../../zones/csv.ts';

/** Guests get only the header row (decisions A-01). */
export const downloadZoneLocations = handle(
  contract.downloadZoneLocations,
  async ({ input, actor, db }) => {
    insist(actor, 'Job.View');
    return zonesCsv(actor.kind === 'guest' ? null : db, input.headPortId);
  },
);

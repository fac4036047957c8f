import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { zonesCsv } from '../csv.ts';

/** Guests get only the header row (decisions A-01). */
export const exportZone = handle(contract.exportZone, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  return zonesCsv(actor.kind === 'guest' ? null : db, input.headPortId);
});

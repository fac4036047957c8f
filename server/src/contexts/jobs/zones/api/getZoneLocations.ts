import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { locationsPage } from '../lists.ts';

export const getZoneLocations = handle(contract.getZoneLocations, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  const { rows, totalCount } = await locationsPage(db, input);
  return { items: rows, totalCount };
});

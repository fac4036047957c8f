import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { zonesPage } from '../lists.ts';
import { withLocations } from '../mappers.ts';

export const getZones = handle(contract.getZones, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  const { rows, totalCount } = await zonesPage(db, input);
  return { items: await withLocations(db, rows, actor), totalCount };
});

import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { headPortsPage } from '../lists.ts';

/** Guests see them too, because head ports are public addresses (decisions A-01). */
export const getHeadPorts = handle(contract.getHeadPorts, async ({ input, actor, db }) => {
  requirePermission(actor, 'Job.View');
  const { rows, totalCount } = await headPortsPage(db, input);
  return { items: rows, totalCount };
});

import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import { handle } from '#platform/context.ts';
import { removeSidebarLink } from '../sql.ts';

export const deleteSidebarLink = handle(contract.deleteSidebarLink, async ({ input, db }) => {
  const removed = await removeSidebarLink(db, input.id);
  if (removed === 0) throw new Problem(tenancyProblems.SidebarLinkNotFound, { values: input });
  return null;
});

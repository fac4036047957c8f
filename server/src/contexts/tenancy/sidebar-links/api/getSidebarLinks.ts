import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { sidebarLinksPage } from '../lists.ts';
import { toSidebarLink } from '../sidebar-link-mapper.ts';

export const getSidebarLinks = handle(contract.getSidebarLinks, async ({ input, actor, db }) => {
  // Links to staff handbooks are only for staff.
  if (!isStaff(actor)) return { items: [], totalCount: 0 };
  const { rows, totalCount } = await sidebarLinksPage(db, input);
  return { items: rows.map(toSidebarLink), totalCount };
});

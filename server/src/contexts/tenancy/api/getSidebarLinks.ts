import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { sidebarLinksPage } from '../lists.ts';
import { sidebarLinkShown } from '../sidebar-link-shown.ts';

export const getSidebarLinks = handle(contract.getSidebarLinks, async ({ input, actor, db }) => {
  // A handbook for staff is nothing for their customers.
  if (!isStaff(actor)) return { items: [], totalCount: 0 };
  const { rows, totalCount } = await sidebarLinksPage(db, input);
  return { items: rows.map(sidebarLinkShown), totalCount };
});

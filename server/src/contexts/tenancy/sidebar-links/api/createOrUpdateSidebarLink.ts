import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import { handle } from '#platform/context.ts';
import { addSidebarLink, saveSidebarLink } from '../sql.ts';

export const createOrUpdateSidebarLink = handle(
  contract.createOrUpdateSidebarLink,
  async ({ input: { sidebarLink }, db }) => {
    const { id, title, url, icon, isExternal, sortOrder } = sidebarLink;
    const fields = {
      title,
      url,
      icon: icon || null,
      is_external: isExternal,
      sort_order: sortOrder,
    };
    const saved =
      typeof id === 'number' ? saveSidebarLink(db, id, fields) : addSidebarLink(db, fields);
    return found(await saved, tenancyProblems.SidebarLinkNotFound, { id });
  },
);

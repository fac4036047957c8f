import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { tenancyProblems } from '@waybill/contract/tenancy/problems';
import { handle } from '#platform/context.ts';
import { toSidebarLink } from '../sidebar-link-mapper.ts';
import { sidebarLink } from '../sql.ts';

export const getSidebarLinkForEdit = handle(
  contract.getSidebarLinkForEdit,
  async ({ input, db }) => {
    const row = found(await sidebarLink(db, input.id), tenancyProblems.SidebarLinkNotFound, input);
    return { sidebarLink: toSidebarLink(row) };
  },
);

import {
  createOrUpdateSidebarLink,
  deleteSidebarLink,
  getSidebarLinks,
} from '@waybill/contract/tenancy/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useSidebarLinks = (query: ArgsOf<typeof getSidebarLinks>) =>
  useEndpointQuery(getSidebarLinks, query, { keepPrevious: true });

export const useSaveSidebarLink = () =>
  useEndpointMutation(createOrUpdateSidebarLink, { refreshes: [getSidebarLinks] });

export const useDeleteSidebarLink = () =>
  useEndpointMutation(deleteSidebarLink, { refreshes: [getSidebarLinks] });

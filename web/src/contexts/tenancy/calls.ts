import {
  createOrUpdateSidebarLink,
  deleteSidebarLink,
  getAllSettings,
  getConfiguration,
  getSidebarLinks,
  getTenantFeatures,
  updateAllSettings,
  updateTenantFeatures,
} from '@waybill/contract/tenancy/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useAsk, useSend } from '#client/queries.ts';

export const useTenantSettings = () => useAsk(getAllSettings, {});
export const useSaveTenantSettings = () =>
  useSend(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });

export const useTenantFeatures = () => useAsk(getTenantFeatures, {});
export const useSaveFeatures = () =>
  useSend(updateTenantFeatures, { refreshes: [getTenantFeatures] });

export const useSidebarLinks = (asked: ArgsOf<typeof getSidebarLinks>) =>
  useAsk(getSidebarLinks, asked, { keepPrevious: true });
export const useSaveSidebarLink = () =>
  useSend(createOrUpdateSidebarLink, { refreshes: [getSidebarLinks] });
export const useDeleteSidebarLink = () =>
  useSend(deleteSidebarLink, { refreshes: [getSidebarLinks] });

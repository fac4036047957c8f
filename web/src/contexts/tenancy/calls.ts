import {
  getAllSettings,
  getConfiguration,
  getTenantFeatures,
  updateAllSettings,
  updateTenantFeatures,
} from '@waybill/contract/tenancy/endpoints';
import { useAsk, useSend } from '#client/queries.ts';

export const useTenantSettings = () => useAsk(getAllSettings, {});
export const useSaveTenantSettings = () =>
  useSend(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });

export const useTenantFeatures = () => useAsk(getTenantFeatures, {});
export const useSaveFeatures = () =>
  useSend(updateTenantFeatures, { refreshes: [getTenantFeatures] });

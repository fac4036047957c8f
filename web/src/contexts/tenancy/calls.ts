import {
  getAllSettings,
  getConfiguration,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { useAsk, useSend } from '#client/queries.ts';

export const useTenantSettings = () => useAsk(getAllSettings, {});
export const useSaveTenantSettings = () =>
  useSend(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });

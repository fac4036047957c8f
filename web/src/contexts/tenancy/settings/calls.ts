import {
  getAllSettings,
  getConfiguration,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useTenantSettings = () => useEndpointQuery(getAllSettings, {});

export const useSaveTenantSettings = () =>
  useEndpointMutation(updateAllSettings, { refreshes: [getAllSettings, getConfiguration] });

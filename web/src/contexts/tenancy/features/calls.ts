import { getTenantFeatures, updateTenantFeatures } from '@waybill/contract/tenancy/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useTenantFeatures = () => useEndpointQuery(getTenantFeatures, {});

export const useSaveFeatures = () =>
  useEndpointMutation(updateTenantFeatures, { refreshes: [getTenantFeatures] });

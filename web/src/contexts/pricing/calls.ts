import { getCarrierAccounts, getCarrierServices } from '@waybill/contract/carriers/endpoints';
import { useEndpointQuery } from '#client/queries.ts';

export const useCarrierAccounts = () =>
  useEndpointQuery(getCarrierAccounts, { sorting: 'name', maxResultCount: 500 });
/** Queries the services of all carriers, named by `carrierId`. */
export const useAllServices = () =>
  useEndpointQuery(getCarrierServices, { sorting: 'isAdditional, name', maxResultCount: 1000 });

import {
  getECommerceStoreSettings,
  saveECommerceStoreSettings,
} from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useStores = (customerId: number) =>
  useEndpointQuery(getECommerceStoreSettings, { customerId });

export const useSaveStore = () =>
  useEndpointMutation(saveECommerceStoreSettings, { refreshes: [getECommerceStoreSettings] });

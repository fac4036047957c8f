import { getAllSettings, updateAllSettings } from '@waybill/contract/customers/endpoints';
import { getBookingStatusCount } from '@waybill/contract/booking/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBookingCounts = (customerId: number, enabled: boolean) =>
  useEndpointQuery(getBookingStatusCount, { customerId }, { enabled });

export const useCustomerSettings = (customerId: number) =>
  useEndpointQuery(getAllSettings, { customerId });

export const useSaveSettings = () =>
  useEndpointMutation(updateAllSettings, { refreshes: [getAllSettings] });

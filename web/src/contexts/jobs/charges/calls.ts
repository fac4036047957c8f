import { getDrivers } from '@waybill/contract/fleet/endpoints';
import {
  addDriverCharge,
  deleteDriverCharge,
  getDriverRates,
  getJobPricing,
  updateCustomerCharge,
  updateDriverRates,
} from '@waybill/contract/jobs/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { jobReads } from '../calls.ts';

const chargeReads = { refreshes: [...jobReads, getJobPricing] } as const;

export const useSaveCustomerCharge = () => useEndpointMutation(updateCustomerCharge, chargeReads);

export const useSaveDriverCharge = () => useEndpointMutation(addDriverCharge, chargeReads);

export const useRemoveDriverCharge = () => useEndpointMutation(deleteDriverCharge, chargeReads);

export const useDriverRates = (driverid: string | null) =>
  useEndpointQuery(getDriverRates, { driverid: driverid ?? '' }, { enabled: driverid !== null });

export const useSaveDriverRates = () =>
  useEndpointMutation(updateDriverRates, { refreshes: [getDriverRates] });

/** Queries active drivers, for pickers. */
export const useWorkingDrivers = () =>
  useEndpointQuery(getDrivers, {
    filter: 'isactive eq true',
    sorting: 'name asc',
    maxResultCount: 1000,
  });

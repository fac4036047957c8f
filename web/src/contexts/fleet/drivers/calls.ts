import {
  clearAvailableForWork,
  createDriver,
  getDriver,
  getDrivers,
  inviteDriver,
  selfRegistration,
  setAvailableForWork,
  updateDriver,
} from '@waybill/contract/fleet/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { driverReads } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useDrivers = (query: ArgsOf<typeof getDrivers>) =>
  useEndpointQuery(getDrivers, query, listed);

/** Queries all active drivers, for pickers. */
export const useActiveDrivers = () =>
  useEndpointQuery(getDrivers, {
    filter: 'isactive eq true',
    sorting: 'name asc',
    maxResultCount: 1000,
  });

export const useDriver = (id: string) => useEndpointQuery(getDriver, { id });

export const useAddDriver = () => useEndpointMutation(createDriver, { refreshes: driverReads });

export const useChangeDriver = () => useEndpointMutation(updateDriver, { refreshes: driverReads });

export const useSetAvailable = () =>
  useEndpointMutation(setAvailableForWork, { refreshes: driverReads });

export const useClearAvailable = () =>
  useEndpointMutation(clearAvailableForWork, { refreshes: driverReads });

export const useInvite = () => useEndpointMutation(inviteDriver, { refreshes: [] });

export const useRegister = () => useEndpointMutation(selfRegistration, { refreshes: [] });

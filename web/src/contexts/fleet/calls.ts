import type { ArgsOf } from '@waybill/contract/endpoint';
import {
  clearAvailableForWork,
  createDriver,
  createVehicle,
  deleteVehicle,
  getDriver,
  getDrivers,
  getVehicles,
  inviteDriver,
  selfRegistration,
  setAvailableForWork,
  updateDriver,
  updateVehicle,
} from '@waybill/contract/fleet/endpoints';
import {
  allocateJob,
  getAllocatedJobs,
  getJob,
  getJobs,
  getUnallocatedJobs,
  unallocateJob,
} from '@waybill/contract/jobs/endpoints';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

const driverReads = [getDrivers, getDriver] as const;
const vehicleReads = [getVehicles, ...driverReads] as const;
const jobReads = [getUnallocatedJobs, getAllocatedJobs, getJobs, getJob, ...driverReads] as const;
const listed = { keepPrevious: true } as const;

export const useDrivers = (query: ArgsOf<typeof getDrivers>) =>
  useEndpointQuery(getDrivers, query, listed);
/** All active drivers, for pickers. */
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

export const useVehicles = (query: ArgsOf<typeof getVehicles>) =>
  useEndpointQuery(getVehicles, query, listed);
export const useAddVehicle = () => useEndpointMutation(createVehicle, { refreshes: vehicleReads });
export const useChangeVehicle = () =>
  useEndpointMutation(updateVehicle, { refreshes: vehicleReads });
export const useDeleteVehicle = () =>
  useEndpointMutation(deleteVehicle, { refreshes: vehicleReads });

export const useUnallocatedJobs = (query: ArgsOf<typeof getUnallocatedJobs>) =>
  useEndpointQuery(getUnallocatedJobs, query, listed);
export const useJobsOf = (query: ArgsOf<typeof getAllocatedJobs>) =>
  useEndpointQuery(getAllocatedJobs, query, listed);
export const useAllocate = () => useEndpointMutation(allocateJob, { refreshes: jobReads });
export const useUnallocateOne = () => useEndpointMutation(unallocateJob, { refreshes: jobReads });

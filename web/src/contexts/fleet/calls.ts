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
import { useAsk, useSend } from '#client/queries.ts';

const driverReads = [getDrivers, getDriver] as const;
const vehicleReads = [getVehicles, ...driverReads] as const;
const jobReads = [getUnallocatedJobs, getAllocatedJobs, getJobs, getJob, ...driverReads] as const;
const listed = { keepPrevious: true } as const;

export const useDrivers = (asked: ArgsOf<typeof getDrivers>) => useAsk(getDrivers, asked, listed);
/** All active drivers, for pickers. */
export const useActiveDrivers = () =>
  useAsk(getDrivers, { filter: 'isactive eq true', sorting: 'name asc', maxResultCount: 1000 });
export const useDriver = (id: string) => useAsk(getDriver, { id });
export const useAddDriver = () => useSend(createDriver, { refreshes: driverReads });
export const useChangeDriver = () => useSend(updateDriver, { refreshes: driverReads });
export const useSetAvailable = () => useSend(setAvailableForWork, { refreshes: driverReads });
export const useClearAvailable = () => useSend(clearAvailableForWork, { refreshes: driverReads });
export const useInvite = () => useSend(inviteDriver, { refreshes: [] });
export const useRegister = () => useSend(selfRegistration, { refreshes: [] });

export const useVehicles = (asked: ArgsOf<typeof getVehicles>) =>
  useAsk(getVehicles, asked, listed);
export const useAddVehicle = () => useSend(createVehicle, { refreshes: vehicleReads });
export const useChangeVehicle = () => useSend(updateVehicle, { refreshes: vehicleReads });
export const useDeleteVehicle = () => useSend(deleteVehicle, { refreshes: vehicleReads });

export const useUnallocatedJobs = (asked: ArgsOf<typeof getUnallocatedJobs>) =>
  useAsk(getUnallocatedJobs, asked, listed);
export const useJobsOf = (asked: ArgsOf<typeof getAllocatedJobs>) =>
  useAsk(getAllocatedJobs, asked, listed);
export const useAllocate = () => useSend(allocateJob, { refreshes: jobReads });
export const useUnallocateOne = () => useSend(unallocateJob, { refreshes: jobReads });

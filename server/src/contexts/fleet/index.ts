import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { clearAvailableForWork } from './availability/api/clearAvailableForWork.ts';
import { createDriver } from './drivers/api/createDriver.ts';
import { createVehicle } from './vehicles/api/createVehicle.ts';
import { deleteVehicle } from './vehicles/api/deleteVehicle.ts';
import { getAvailableForWork } from './availability/api/getAvailableForWork.ts';
import { getDriver } from './drivers/api/getDriver.ts';
import { getDrivers } from './drivers/api/getDrivers.ts';
import { getVehicle } from './vehicles/api/getVehicle.ts';
import { getVehicles } from './vehicles/api/getVehicles.ts';
import { inviteDriver } from './drivers/api/inviteDriver.ts';
import { selfRegistration } from './drivers/api/selfRegistration.ts';
import { setAvailableForWork } from './availability/api/setAvailableForWork.ts';
import { updateDriver } from './drivers/api/updateDriver.ts';
import { updateVehicle } from './vehicles/api/updateVehicle.ts';

export const fleet = (services: Pick<Services, 'hasher'>) =>
  context('fleet', {
    endpoints: [
      clearAvailableForWork,
      createDriver(services),
      createVehicle,
      deleteVehicle,
      getAvailableForWork,
      getDriver,
      getDrivers,
      getVehicle,
      getVehicles,
      inviteDriver,
      selfRegistration(services),
      setAvailableForWork,
      updateDriver(services),
      updateVehicle,
    ],
  });

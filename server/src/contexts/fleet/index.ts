import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { clearAvailableForWork } from './api/clearAvailableForWork.ts';
import { createDriver } from './api/createDriver.ts';
import { createVehicle } from './api/createVehicle.ts';
import { deleteVehicle } from './api/deleteVehicle.ts';
import { getAvailableForWork } from './api/getAvailableForWork.ts';
import { getDriver } from './api/getDriver.ts';
import { getDrivers } from './api/getDrivers.ts';
import { getVehicle } from './api/getVehicle.ts';
import { getVehicles } from './api/getVehicles.ts';
import { inviteDriver } from './api/inviteDriver.ts';
import { selfRegistration } from './api/selfRegistration.ts';
import { setAvailableForWork } from './api/setAvailableForWork.ts';
import { updateDriver } from './api/updateDriver.ts';
import { updateVehicle } from './api/updateVehicle.ts';

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
    live: { 'driver.saved': 'fleet', 'vehicle.saved': 'fleet' },
  });

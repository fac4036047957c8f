import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { newId, saveVehicle } from '../vehicle-saving.ts';

export const createVehicle = handle(
  contract.createVehicle,
  async ({ input: { vehicle }, db, now }) => {
    const id = newId(now);
    await saveVehicle({ db, now }, { id, driverId: vehicle.driverid, at: 'vehicle' }, vehicle);
    return { id };
  },
);

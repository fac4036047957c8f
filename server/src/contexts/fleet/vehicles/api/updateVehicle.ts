import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { vehicle as vehicleRow } from '../../drivers/sql.ts';
import { saveVehicle } from '../vehicle-saving.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const updateVehicle = handle(
  contract.updateVehicle,
  async ({ input: { vehicle }, actor, db, now }) => {
    if (!vehicle.id) throw notValidField('vehicle.id', 'Please say which vehicle');
    const { id } = found(
      await vehicleRow(db, vehicle.id, onlyOf(actor)),
      fleetProblems.VehicleNotFound,
    );
    await saveVehicle({ db, now }, { id, driverId: vehicle.driverid, at: 'vehicle' }, vehicle);
    return { id };
  },
);

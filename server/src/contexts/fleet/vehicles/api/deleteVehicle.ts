import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropVehicle, vehicle } from '../../drivers/sql.ts';
import { onlyOf } from '../../drivers/mappers.ts';

export const deleteVehicle = handle(
  contract.deleteVehicle,
  async ({ input: { id }, actor, db }) => {
    const row = found(await vehicle(db, id, onlyOf(actor)), fleetProblems.VehicleNotFound);
    await dropVehicle(db, id);
    publish(db, 'vehicle.saved', { id, customerId: null });
    publish(db, 'driver.saved', { id: row.driver_id, customerId: null });
    return null;
  },
);

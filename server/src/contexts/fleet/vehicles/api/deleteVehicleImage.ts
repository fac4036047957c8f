import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { vehicle } from '../../drivers/sql.ts';
import { dropImage, vehicleImagePurpose } from '../sql.ts';

export const deleteVehicleImage = handle(
  contract.deleteVehicleImage,
  async ({ input: { vehicleId, id }, actor, db }) => {
    const row = await vehicle(db, vehicleId, onlyOf(actor));
    const { driver_id } = found(row, fleetProblems.VehicleImageNotFound);
    const dropped = await dropImage(db, { vehicleId, id });
    found(dropped === 0 ? undefined : dropped, fleetProblems.VehicleImageNotFound);
    await dropFile(db, { id, purpose: vehicleImagePurpose, of: 'anybody' });
    publish(db, 'driver.saved', { id: driver_id, customerId: null });
    return null;
  },
);

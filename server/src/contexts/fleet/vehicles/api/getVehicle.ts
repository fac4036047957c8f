import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { vehicle } from '../../drivers/sql.ts';
import { onlyOf, vehicleOf } from '../../drivers/mappers.ts';

export const getVehicle = handle(contract.getVehicle, async ({ input, actor, db }) => {
  const row = await vehicle(db, input.id, onlyOf(actor));
  return { vehicle: vehicleOf(found(row, fleetProblems.VehicleNotFound)) };
});

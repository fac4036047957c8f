import type { Vehicle } from '@waybill/contract/fleet/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { waypointOf } from '../waypoints/mappers.ts';
import { positionsOf } from '../waypoints/sql.ts';
import { addressOf } from './domain/address.ts';
import { currentVehiclesOf, type DriverRow, openJobsOf, type VehicleRow } from './sql.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

/**
 * Returns the user to whose own record visibility is limited; null for other users (decisions
 *
 */
export const onlyOf = (actor: Actor): number | null => (actor.isDriver ? actor.userId : null);

export const vehicleOf = (row: VehicleRow): Vehicle => ({
  id: row.id,
  driverid: row.driver_id,
  images: [...row.images],
  capacity: row.capacity,
  palletspaces: row.pallet_spaces,
  piecesmax: row.pieces_max,
  gvm: row.gvm_kg,
  isactive: row.is_active,
  iscurrentvehicle: row.is_current,
  name: row.name,
  registrationnumber: row.registration_number,
  registrationexpiry: row.registration_expiry,
  outofservicereason: row.out_of_service_reason,
});

/** Maps drivers to the API, with the vehicle and the open jobs of each. */
export async function driversOf(db: TenantDb, rows: readonly DriverRow[]): Promise<Driver[]> {
  const vehicles = await currentVehiclesOf(
    db,
    rows.map(({ id }) => id),
  );
  const jobs = await openJobsOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const positions = await positionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const vehicleFor = new Map(vehicles.map((each) => [each.driver_id, vehicleOf(each)]));
  const positionFor = new Map(positions.map((each) => [each.driver_id, waypointOf(each)]));
  const jobsFor = Map.groupBy(jobs, ({ driver_id }) => driver_id);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    phonenumber: row.phone_number,
    name: row.name,
    type: row.type,
    email: row.email,
    isactive: row.is_active,
    isavailableforwork: row.is_available,
    companyname: row.company_name,
    assignedJobs: (jobsFor.get(row.user_id) ?? []).map(({ id }) => id),
    lastwaypoint: positionFor.get(row.id) ?? null,
    currentvehicle: vehicleFor.get(row.id) ?? null,
    userGuid: row.id,
    address: addressOf(row.address),
    maindepotid: row.main_depot_id,
    licencenumber: row.licence_number,
    licenceexpiry: row.licence_expiry,
  }));
}

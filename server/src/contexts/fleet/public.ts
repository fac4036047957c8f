import type { FindRecord } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { driver, eraseDriverRow, vehicle } from './drivers/sql.ts';
import { eraseWaypoints } from './waypoints/sql.ts';
import { onlyOf } from './drivers/mappers.ts';

export { activeOrAllocatedDriverIds, availableDriverIds } from './drivers/sql.ts';
export { onlyOf } from './drivers/mappers.ts';
export { livePositionOf } from './waypoints/live-positions.ts';
export {
  type DriverOnDutyRow,
  driversOnDuty,
  positionsOf,
  type WaypointRow,
} from './waypoints/sql.ts';
export { type DriverFitness, driverFitness, type Unfit } from './fatigue/fitness.ts';
export { type HoursBasis, hoursBasis, reportsOf } from './fatigue/standing.ts';

/** Finds the driver that documents are attached to; drivers find only their own record. */
export const driverRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await driver(db, entityGuid, onlyOf(actor));
  return row && { ref: row.id, customerId: null };
};

/** Finds the vehicle that documents are attached to. */
export const vehicleRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await vehicle(db, entityGuid, onlyOf(actor));
  return row && { ref: row.id, customerId: null };
};

/** True if the actor sees this driver; drivers see only themselves. */
export const isSeenDriver = async (db: TenantDb, actor: Actor, id: string): Promise<boolean> =>
  (await driver(db, id, onlyOf(actor))) !== undefined;

/** True if the tenant has this vehicle. */
export const isVehicle = async (db: TenantDb, id: string): Promise<boolean> =>
  (await vehicle(db, id, null)) !== undefined;

/** Erases a driver's address, positions and licence. */
export const eraseDriver = async (db: TenantDb, guid: string): Promise<void> => {
  await eraseDriverRow(db, guid);
  await eraseWaypoints(db, guid);
};

import type { FindRecord } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { driver, eraseDriverRow, vehicle } from './drivers/sql.ts';
import { eraseWaypoints } from './waypoints/sql.ts';
import { onlyOf } from './drivers/mappers.ts';

export { activeDriverIds } from './drivers/sql.ts';
export { positionsOf } from './waypoints/sql.ts';
export { type DriverFitness, driverFitness, type Unfit } from './fatigue/fitness.ts';
export { type HoursBasis, hoursBasis, reportsOf } from './fatigue/standing.ts';

/** Finds a driver that documents hang on; a driver finds the own record alone. */
export const driverRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await driver(db, entityGuid, onlyOf(actor));
  return row && { ref: row.id, customerId: null };
};

/** Finds a vehicle that documents hang on. */
export const vehicleRecord: FindRecord = async (db, actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await vehicle(db, entityGuid, onlyOf(actor));
  return row && { ref: row.id, customerId: null };
};

/** Whether the tenant has this vehicle. */
export const isVehicle = async (db: TenantDb, id: string): Promise<boolean> =>
  (await vehicle(db, id, null)) !== undefined;

/** Nothing stays of where a driver lived and was, and what licence they held. */
export const eraseDriver = async (db: TenantDb, guid: string): Promise<void> => {
  await eraseDriverRow(db, guid);
  await eraseWaypoints(db, guid);
};

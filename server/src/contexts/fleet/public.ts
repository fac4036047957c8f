import type { FindRecord } from '#contexts/records/public.ts';
import { driver, vehicle } from './sql.ts';
import { onlyOf } from './wire.ts';

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

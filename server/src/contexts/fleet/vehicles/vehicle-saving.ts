import type { Transaction } from '#platform/context.ts';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import type { VehicleToSave } from '@waybill/contract/fleet/drivers/inputs';
import { found } from '@waybill/contract/problem';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { refuseDuplicate } from '#contexts/identity/public.ts';
import { publish } from '#platform/events.ts';
import { leaveVehicles, lockDriver, writeVehicle } from '../drivers/sql.ts';

type Sent = Omit<z.output<typeof VehicleToSave>, 'id' | 'driverid'>;

export const newId = (now: Date): string => uuidv7(now, randomBytes);

/**
 * Saves a vehicle; if it becomes its driver's current one, the driver's others no longer are.
 * @throws {Problem} FleetDriverNotFound; NotValid if another vehicle has the registration.
 */
export async function saveVehicle(
  { db, now }: Transaction,
  saved: { readonly id: string; readonly driverId: string; readonly at: string },
  sent: Sent,
): Promise<void> {
  const { id, driverId, at } = saved;
  found(await lockDriver(db, driverId), fleetProblems.FleetDriverNotFound, { driverId });
  // Also an inactive one: allocation then refuses its driver, instead of knowing no vehicle at all.
  const isCurrent = sent.iscurrentvehicle;
  if (isCurrent) await leaveVehicles(db, driverId, id);
  const row = {
    id,
    driver_id: driverId,
    name: sent.name,
    registration_number: sent.registrationnumber.toUpperCase(),
    capacity: sent.capacity,
    pallet_spaces: sent.palletspaces ?? null,
    pieces_max: sent.piecesmax ?? null,
    gvm_kg: sent.gvm ?? null,
    is_active: sent.isactive,
    is_current: isCurrent,
    registration_expiry: sent.registrationexpiry || null,
  };
  await refuseDuplicate(writeVehicle(db, row, now), {
    vehicle_by_registration: {
      member: `${at}.registrationnumber`,
      message: 'Another vehicle already has this registration number.',
    },
  });
  publish(db, 'vehicle.saved', { id, customerId: null });
  publish(db, 'driver.saved', { id: driverId, customerId: null });
}

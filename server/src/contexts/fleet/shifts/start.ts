import { publish } from '#platform/events.ts';
import type { startShift } from '@waybill/contract/fleet/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { localDateOf } from '@waybill/kernel/time';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type DriverRow, lockDriver, setAvailability } from '../drivers/sql.ts';
import { preStartOf } from '../pre-start/mappers.ts';
import { latestChecks } from '../pre-start/sql.ts';
import { vehicleOf } from '../pre-start/submit.ts';
import { newId } from '../vehicles/vehicle-saving.ts';
import { checkedTime } from './domain/checked-time.ts';
import { addShift, hasShiftAfter, openShifts, shiftById, type ShiftRow } from './sql.ts';

type Place = { readonly db: TenantDb; readonly now: Date };
type Sent = InputOf<typeof startShift>['shift'];

/**
 * Starts a driver's shift and makes the driver available for work. With a known id, returns the
 * same shift.
 * @throws {Problem} ShiftRuns, ShiftOverlaps, DriverNotActive, VehicleOutOfService,
 *   PreStartMissing, PreStartFailed; NotValid on a time
 */
export async function start(place: Place, driver: DriverRow, sent: Sent): Promise<ShiftRow> {
  const { db, now } = place;
  await lockDriver(db, driver.id);
  const known = sent.id == null ? undefined : await shiftById(db, sent.id);
  if (known?.driver_id === driver.id) return known;
  if (known !== undefined) throw notValidField('shift.id', 'Another shift already has this ID');
  if (!driver.is_active) throw new Problem(fleetProblems.DriverNotActive);
  const started_at = checkedTime(sent.starttime, now, 'shift.starttime');
  const planned = sent.plannedfinishtime == null ? null : new Date(sent.plannedfinishtime);
  if (planned !== null && planned <= started_at) {
    throw notValidField('shift.plannedfinishtime', 'The finish must be after the start');
  }
  await refuseSecond(db, driver.id, started_at);
  await refuseUnchecked(db, driver.id, started_at);
  const vehicle = await vehicleOf(db, driver.id, sent.vehicleid ?? null);
  if (vehicle?.out_of_service_reason != null) {
    const { registration_number: number, out_of_service_reason: reason } = vehicle;
    const message = `${number} is out of service: ${reason}`;
    throw new Problem(fleetProblems.VehicleOutOfService, { message });
  }
  const id = sent.id ?? newId(now);
  const row = {
    id,
    driver_id: driver.id,
    vehicle_id: vehicle?.id ?? null,
    registration_number: vehicle?.registration_number ?? null,
    started_at,
    planned_finish_at: planned,
    start_odometer_km: sent.odometer ?? null,
  };
  await addShift(db, row, now);
  await setAvailability(db, driver.id, { is: true, now: started_at });
  publish(db, 'shift.changed', { id: driver.id, customerId: null });
  publish(db, 'driver.saved', { id: driver.id, customerId: null });
  return found(await shiftById(db, id), fleetProblems.NoShift);
}

async function refuseSecond(db: TenantDb, driverId: string, at: Date): Promise<void> {
  const [running] = await openShifts(db, [driverId]);
  if (running !== undefined) throw new Problem(fleetProblems.ShiftRuns);
  if (await hasShiftAfter(db, driverId, at)) throw new Problem(fleetProblems.ShiftOverlaps);
}

/**
 * Refuses a shift without the check of its day, if the tenant requires it, or after a failed check
 * that is not cleared.
 */
async function refuseUnchecked(db: TenantDb, driverId: string, at: Date): Promise<void> {
  const { isrequired, blocksonfailure } = await preStartOf(db);
  if (!isrequired && !blocksonfailure) return;
  const [latest] = await latestChecks(db, [driverId]);
  if (blocksonfailure && latest?.status === 'Failed') {
    throw new Problem(fleetProblems.PreStartFailed);
  }
  const { timezone } = await settingsOf(db);
  if (isrequired && latest?.day !== localDateOf(at, timezone)) {
    throw new Problem(fleetProblems.PreStartMissing);
  }
}

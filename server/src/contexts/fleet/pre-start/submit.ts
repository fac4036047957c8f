import { publish } from '#platform/events.ts';
import type { FleetEvents } from '@waybill/contract/fleet/events';
import type { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import { failedItems, faultsOf, statusOf } from '@waybill/contract/fleet/pre-start/status';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValid, notValidField, Problem } from '@waybill/contract/problem';
import { localDateOf } from '@waybill/kernel/time';
import type { FileStore } from '@waybill/adapters/file-store';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type DriverRow, lockDriver, setAvailability, vehicle } from '../drivers/sql.ts';
import { currentVehiclesOf } from '../drivers/sql.ts';
import { checkedTime } from '../shifts/domain/checked-time.ts';
import { newId } from '../vehicles/vehicle-saving.ts';
import { readCheck } from './domain/to-save.ts';
import { preStartOf } from './mappers.ts';
import { type StoredPhotos, storePhotos } from './photos.ts';
import { addCheck, type CheckFields, latestChecks, preStartCheck, setOutOfService } from './sql.ts';

type Place = { readonly db: TenantDb; readonly files: FileStore; readonly now: Date };

/**
 * Stores a pre-start check of a driver. A failure makes the driver unavailable and publishes an
 * event for dispatch; if the tenant enables it, the vehicle is also taken out of service.
 * Idempotent for the same id.
 */
export async function submitCheck(
  place: Place,
  driver: Pick<DriverRow, 'id' | 'name'>,
  sent: PreStartCheckToSave,
) {
  const { db, now } = place;
  const settings = await preStartOf(db);
  const { checklists, faults } = readCheck(sent, settings.questions);
  await lockDriver(db, driver.id);
  const known = sent.id == null ? undefined : await preStartCheck(db, sent.id, null);
  if (known !== undefined) return repeated(known, driver.id);
  if (faults.length > 0) throw notValid(...faults);
  const photos = await storePhotos(place, sent, checklists);
  const submitted = { ...sent, ...photos.checklists };
  const status = statusOf(submitted);
  const row = await rowOf(place, driver, { sent, photos, status });
  const [latest] = await latestChecks(db, [driver.id]);
  if ((await addCheck(db, row, now)) === 0) throw new Problem(fleetProblems.PreStartCheckNotFound);
  publish(db, 'preStart.submitted', { id: driver.id, customerId: null, answerId: row.id });
  const isLatest = latest === undefined || latest.checked_at <= row.checked_at;
  if (status === 'Failed' && isLatest) {
    await setAvailability(db, driver.id, { is: false, now });
    const critical = failedItems(submitted).filter((item) => item.iscritical);
    if (settings.blocksonfailure && row.vehicle_id !== null && critical.length > 0) {
      await setOutOfService(db, row.vehicle_id, critical.map(({ title }) => title).join('; '));
    }
    publish(db, 'preStart.failed', failureOf(driver, row, faultsOf(submitted)));
    publish(db, 'driver.saved', { id: driver.id, customerId: null });
  }
  return savedOf(row);
}

type Saved = Pick<CheckFields, 'id' | 'status' | 'photo_hashes'>;

const savedOf = ({ id, status, photo_hashes }: Saved) => ({
  id,
  status,
  picturehashes: [...photo_hashes],
});

function repeated(known: Saved & Pick<CheckFields, 'driver_id'>, driverId: string) {
  if (known.driver_id === driverId) return savedOf(known);
  throw notValidField('answer.id', 'Another answer already has this ID');
}

const failureOf = (
  driver: Pick<DriverRow, 'id' | 'name'>,
  row: CheckFields,
  faults: readonly string[],
): FleetEvents['preStart.failed'] => ({
  id: driver.id,
  customerId: null,
  answerId: row.id,
  driverName: driver.name,
  registrationNumber: row.registration_number,
  faults,
});

type SubmittedCheck = {
  readonly sent: PreStartCheckToSave;
  readonly photos: StoredPhotos;
  readonly status: CheckFields['status'];
};

async function rowOf(
  { db, now }: Place,
  driver: Pick<DriverRow, 'id'>,
  { sent, photos, status }: SubmittedCheck,
): Promise<CheckFields> {
  const { timezone } = await settingsOf(db);
  const checked_at = checkedTime(sent.creationtime, now, 'answer.creationtime');
  const checked = await vehicleOf(db, driver.id, sent.vehicleid ?? null);
  return {
    id: sent.id ?? newId(now),
    driver_id: driver.id,
    vehicle_id: checked?.id ?? null,
    registration_number: checked?.registration_number ?? null,
    day: localDateOf(checked_at, timezone),
    checked_at,
    status,
    time_on_road_h: sent.timeonroad ?? null,
    odometer_km: sent.odometer ?? null,
    signature_file: photos.signature,
    break_start: sent.breakstarttime ?? null,
    break_end: sent.breakendtime ?? null,
    drive_start: sent.drivestarttime ?? null,
    drive_end: sent.driveendtime ?? null,
    had_enough_sleep: sent.hadenoughsleep,
    under_drugs: sent.undertheinfluenceofdrugs,
    under_alcohol: sent.undertheinfluenceofalcohol,
    wears_safety_equipment: sent.wearingpropersafetyequipment,
    licence_state: sent.stateofdriverslicense,
    checklists: photos.checklists,
    photo_hashes: photos.hashes,
  };
}

/** Returns the given vehicle of a driver, else the current one, if any. */
export async function vehicleOf(db: TenantDb, driverId: string, vehicleId: string | null) {
  if (vehicleId === null) return (await currentVehiclesOf(db, [driverId]))[0];
  const named = await vehicle(db, vehicleId, null);
  const own = named?.driver_id === driverId ? named : undefined;
  return found(own, fleetProblems.VehicleNotFound);
}

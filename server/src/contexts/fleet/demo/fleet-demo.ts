import { aPreStartCheck } from '@waybill/contract/fleet/examples';
import { WaypointToSave } from '@waybill/contract/fleet/waypoints/inputs';
import { PreStartCheckToSave } from '@waybill/contract/fleet/pre-start/inputs';
import { addDays } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { sql } from 'kysely';
import { addDriverUser } from '#contexts/identity/public.ts';
import type { FileStore } from '@waybill/adapters/file-store';
import type { Seeding } from '../../../demo/seed.ts';
import { addDriver } from '../drivers/driver-saving.ts';
import { setAvailability } from '../drivers/sql.ts';
import { writeDocument } from '../driver-documents/sql.ts';
import { submitCheck } from '../pre-start/submit.ts';
import { addBreak, addShift, endBreaks, finish } from '../shifts/sql.ts';
import { newId, saveVehicle } from '../vehicles/vehicle-saving.ts';
import { storeFile } from '#platform/files/tickets.ts';
import { addImage, vehicleImagePurpose } from '../vehicles/sql.ts';
import { vehiclePicture } from './vehicle-picture.ts';
import { saveWaypoints } from '../waypoints/save-waypoints.ts';
import { type DemoDriver, demoDrivers, vehicleSizes } from './people.ts';
import { placeOn } from './routes.ts';

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;

type Demo = Seeding & { readonly files: FileStore };

/**
 * Seeds the demo fleet in addition to that of the tests: drivers, vehicles, shifts, checks and
 * positions.
 */
export async function seedFleetDemo(seeding: Seeding): Promise<void> {
  if (seeding.tenant.key !== 'acme' || seeding.files === null) return;
  const demo: Demo = { ...seeding, files: seeding.files };
  for (const [at, person] of demoDrivers.entries()) {
    const id = await addPerson(demo, person, at);
    await addDay(demo, { id, at }, person);
  }
}

async function addPerson(demo: Demo, person: DemoDriver, at: number): Promise<string> {
  const { db, now, passwordHash } = demo;
  const email = `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@drivers.example`;
  const user = {
    at: 'driver',
    fullName: person.name,
    email,
    phone: `0491 570 ${String(110 + at)}`,
    isActive: true,
    passwordHash,
  };
  const added = await addDriverUser(db, user, now);
  const today = localDateOf(now, demo.tenant.timezone);
  const hasExpired = person.story === 'licence expired';
  const fields = {
    type: person.type ?? ('Employee' as const),
    company_name: person.company ?? null,
    address: { suburb: 'Alexandria', postCode: '2015', stateCode: 'NSW', countryCode: 'AU' },
    main_depot_id: null,
    licence_number: `2${String(3_104_471 + at * 7919)}`,
    licence_expiry: addDays(today, hasExpired ? -4 : 25 + at * 60),
  };
  await addDriver({ db, now }, added, fields);
  await addVehicle(demo, { id: added.guid, at }, person);
  if (person.hasDangerousGoods) {
    const document = { driver_id: added.guid, kind: 'DangerousGoodsLicence' as const };
    const expires = addDays(today, 5 + at * 20);
    await writeDocument(
      db,
      { ...document, id: newId(now), number: `DG${4410 + at}`, expires, classes: [] },
      now,
    );
  }
  return added.guid;
}

async function addVehicle(demo: Demo, { id: driverId, at }: Driver, person: DemoDriver) {
  const [name, gvm, length, width, height, payload] = vehicleSizes[person.vehicle];
  const metres = (value: number) => ({ value, unit: 'm' });
  const cubic = Math.round(length * width * height);
  const letters = ['BQ', 'CT', 'DL', 'EK', 'FH'][at % 5] ?? 'GA';
  const vehicle = {
    name,
    registrationnumber: `${letters} ${String(10 + at)} ${['NA', 'QX', 'WD'][at % 3] ?? 'ZZ'}`,
    capacity: {
      cubic: { value: cubic, unit: 'm3' },
      length: metres(length),
      width: metres(width),
      height: metres(height),
      weight: { value: payload, unit: 'kg' },
    },
    palletspaces: palletSpaces(length, width),
    gvm,
    isactive: true,
    iscurrentvehicle: true,
    registrationexpiry: addDays(localDateOf(demo.now, demo.tenant.timezone), 20 + at * 14),
  };
  const saved = { id: newId(demo.now), driverId, at: 'vehicle' };
  await saveVehicle({ db: demo.db, now: demo.now }, saved, vehicle);
  const fileType = 'image/png';
  const file = {
    fileName: `${name}.png`,
    fileType,
    bytes: await vehiclePicture(person.vehicle, at),
    purpose: vehicleImagePurpose,
    expiresAt: null,
  };
  const { id } = await storeFile(demo, file);
  await addImage(demo.db, { vehicleId: saved.id, id, fileType }, demo.now);
}

/** Returns how many standard pallets of 1165 mm fit side by side on the floor; null for none. */
function palletSpaces(length_m: number, width_m: number): number | null {
  const spaces = Math.floor(length_m / 1.165) * Math.floor(width_m / 1.165);
  return spaces === 0 ? null : spaces;
}

type Driver = { readonly id: string; readonly at: number };

/** Adds the driver's morning, and the whole week for the one out of hours. */
async function addDay(demo: Demo, driver: Driver, { story, name }: DemoDriver): Promise<void> {
  const { db, now, files } = demo;
  if (story === 'off duty') return;
  if (story === 'out of hours') await addLongWeek(demo, driver.id);
  const started = new Date(now.getTime() - (story === 'out of hours' ? 6 : 3.5) * hour_ms);
  const sent = PreStartCheckToSave.parse(
    aPreStartCheck({
      creationtime: new Date(started.getTime() - 10 * minute_ms).toISOString(),
      ...(story === 'failed check' && failure()),
    }),
  );
  await submitCheck({ db, files, now }, { id: driver.id, name }, sent);
  if (story === 'failed check') return;
  const shift = await addDemoShift(demo, driver.id, { start: started, end: null });
  if (story === 'on break') await addBreak(db, shift, new Date(now.getTime() - 12 * minute_ms));
  else if (story !== 'out of hours') await addPastBreak(demo, shift);
  await setAvailability(db, driver.id, { is: true, now: started });
  await addTrail(demo, driver, started);
}

/** Half an hour before now, so that no driver needs a break before noon. */
async function addPastBreak({ db, now }: Demo, shift: string): Promise<void> {
  await addBreak(db, shift, new Date(now.getTime() - 50 * minute_ms));
  await endBreaks(db, shift, new Date(now.getTime() - 20 * minute_ms));
}

function failure() {
  const wheels = aPreStartCheck().wheelsandtyreschecklist ?? [];
  const [tyres, ...others] = wheels;
  if (tyres === undefined) return {};
  const note = 'Front left below 1.5 mm, canvas showing at the shoulder';
  const fault = { ...tyres, isselected: false, outcome: 'Fail' as const, note };
  return { wheelsandtyreschecklist: [fault, ...others] };
}

async function addDemoShift(
  demo: Demo,
  driverId: string,
  { start, end }: { readonly start: Date; readonly end: Date | null },
) {
  const id = newId(demo.now);
  const planned_finish_at = end === null ? new Date(start.getTime() + 9.5 * hour_ms) : null;
  const row = {
    id,
    driver_id: driverId,
    vehicle_id: null,
    registration_number: null,
    started_at: start,
    planned_finish_at,
    start_odometer_km: null,
  };
  await addShift(demo.db, row, demo.now);
  if (end !== null)
    await finish(demo.db, id, { at: end, odometer_km: null, faults: [], hashes: [] });
  await demo.db.run(sql`
    update fleet.shift s set vehicle_id = v.id, registration_number = v.registration_number
    from fleet.vehicle v where s.id = ${id} and v.driver_id = s.driver_id and v.is_current
  `);
  return id;
}

/** Adds six days of 12 hours with the required breaks; today's work exceeds the limit. */
async function addLongWeek(demo: Demo, driverId: string): Promise<void> {
  for (let day = 6; day >= 1; day -= 1) {
    const start = new Date(demo.now.getTime() - day * 24 * hour_ms - 6 * hour_ms);
    const shift = await addDemoShift(demo, driverId, {
      start,
      end: new Date(start.getTime() + 13 * hour_ms),
    });
    for (const after of [4, 8.5]) {
      const from = new Date(start.getTime() + after * hour_ms);
      await addBreak(demo.db, shift, from);
      await endBreaks(demo.db, shift, new Date(from.getTime() + 30 * minute_ms));
    }
  }
}

/** Adds a position every 30 seconds since the shift began. */
async function addTrail(demo: Demo, driver: Driver, started: Date): Promise<void> {
  const seconds = (demo.now.getTime() - started.getTime()) / 1000;
  const points = Math.floor(seconds / 30);
  const waypoints = Array.from({ length: points }, (_, n) => {
    const { place, stopped } = placeOn(driver.at, n / points);
    return WaypointToSave.parse({
      driverId: driver.id,
      latitude: place[0],
      longitude: place[1],
      accuracy: 6,
      speed: stopped ? 0 : 11 + (n % 5),
      device: 'demo',
      sequence: n,
      creationTime: new Date(started.getTime() + n * 30_000).toISOString(),
    });
  });
  const place = { db: demo.db, now: demo.now, driverId: null, at: 'waypoint' };
  for (let from = 0; from < waypoints.length; from += 500) {
    await saveWaypoints(place, waypoints.slice(from, from + 500));
  }
}

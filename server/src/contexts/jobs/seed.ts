import type { Transaction } from '#platform/context.ts';
import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { type BookingCard, trackingOf } from '#contexts/booking/public.ts';
import { drivers } from '#contexts/identity/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Seeding } from '../../demo/seed.ts';
import { addNetwork } from './demo/add-network.ts';
import { addWorkingDay } from './demo/add-working-day.ts';
import { addEmptyMultiStop } from './demo/multi-stops.ts';
import { priceJobs } from './demo/priced.ts';
import { telephoned } from './demo/telephoned.ts';
import { makeJobs } from './jobs/job-making.ts';
import { jobToWrite, newId } from './jobs/job-saving.ts';
import { settleStates } from './scans/scan-effects.ts';
import * as jobs from './jobs/sql.ts';
import { assignZones } from './zones/sql/assignment.ts';
import { addScans, type ScanToWrite } from './scans/sql.ts';
import * as history from './demo/sql.ts';

/** Of the jobs without a scan, every third waits for a driver. */
const waiting = 3;
/** The maximum number of events read per booking; none has more. */
const eventsMax = 20;

/** Seeds the jobs of demo manifests, with the scans that led to their bookings' statuses. */
export async function seedJobs(seeding: Seeding): Promise<void> {
  const { db, now, tenant, isForPeople } = seeding;
  if (tenant.key === 'acme') await addNetwork(db);
  const bookings = await history.manifestedBookings(db);
  await makeJobs({ db, now }, bookings, anHourAfter(now));
  const made = await history.jobsOfBookings(db);
  const [driver] = await drivers(db);
  const scans = await scansOf({ db, now }, made, driver?.id ?? null);
  await addScans(db, scans);
  if (driver !== undefined) {
    const scanned = new Set(scans.map((scan) => scan.job_id));
    const input = made.filter(({ id }, at) => scanned.has(id) || at % waiting !== 0);
    await jobs.giveJobs(
      db,
      input.map(({ id }) => id),
      { driver, day: null, now },
    );
  }
  await settleStates(
    db,
    made.map(({ id }) => id),
  );
  await addTelephoned(db, now);
  if (tenant.key === 'acme') await addEmptyMultiStop(db, now);
  if (!isForPeople || tenant.key !== 'acme') return;
  await addWorkingDay(db, now);
  await priceJobs(seeding);
}

/** Manifests are closed an hour after the booking. */
const anHourAfter =
  (now: Date) =>
  ({ bookingDate }: BookingCard): Date =>
    new Date((bookingDate ?? now).getTime() + 3_600_000);

/** Adds jobs that customers ordered by phone this morning; none has a driver yet. */
async function addTelephoned(db: TenantDb, now: Date): Promise<void> {
  const customers = await history.firstCustomers(db, telephoned.length);
  const numbers = await nextNumbers(db, 'job', customers.length);
  const rung = customers.map(({ id }, at) => {
    const number = numbers[at] ?? '';
    const { isConfirmed, ...sent } = telephoned[at] ?? telephoned[0];
    const job = { ...sent, customerid: id, connoteno: isConfirmed ? number : null };
    const saved = { id: newId(now), customerId: id, bookingId: null, isConfirmed };
    const created_at = new Date(now.getTime() - at * 600_000);
    return { ...jobToWrite(job, saved, now), number, created_at };
  });
  await jobs.addJobs(db, rung);
  const ids = rung.map(({ id }) => id);
  await jobs.writeArticles(db, ids);
  await assignZones(db, ids);
}

async function scansOf(
  { db, now }: Transaction,
  made: readonly history.MadeJob[],
  creatorId: number | null,
): Promise<readonly ScanToWrite[]> {
  const jobOf = new Map(made.map((job) => [job.booking_id, job.id]));
  const events = await trackingOf(db, [...jobOf.keys()], eventsMax);
  return events.flatMap(({ booking_id, code, at }) => {
    const job_id = jobOf.get(booking_id);
    if (job_id === undefined || !isScan(code)) return [];
    const scan = { id: newId(now), job_id, article_number: null, code, creator_id: creatorId };
    const place = { location_code: null, warehouse_code: null, details: {}, pictures: [] };
    const when = { scanned_at: at.toISOString(), received_at: at.toISOString() };
    return [{ ...scan, ...place, ...when, client_event_id: null }];
  });
}

const isScan = (code: string): code is ScanCode => scanCodes.some((known) => known === code);

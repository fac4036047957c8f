import { availableDriverIds } from '#contexts/fleet/public.ts';
import { drivers } from '#contexts/identity/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { jobToWrite, newId } from '../jobs/job-saving.ts';
import * as jobs from '../jobs/sql.ts';
import { settleStates } from '../scans/scan-effects.ts';
import { addScans } from '../scans/sql.ts';
import { assignZones } from '../zones/sql/assignment.ts';
import { addDemoMultiStop } from './multi-stops.ts';
import * as history from './sql.ts';
import { type DemoJob, workingDay } from './working-day.ts';

const customersOfDay = 12;

type MadeJob = DemoJob & { readonly id: string };

/**
 * Adds the jobs of one working day over Sydney in all statuses, and two multi-stop jobs. Drivers
 * who are off duty have none.
 */
export async function addWorkingDay(db: TenantDb, now: Date): Promise<void> {
  const available = new Set(await availableDriverIds(db));
  const onDuty = (await drivers(db)).filter(({ guid }) => available.has(guid));
  const made = await addJobs(db, onDuty.length, now);
  for (const [at, driver] of onDuty.entries()) {
    const own = made.filter((job) => job.driver === at).map(({ id }) => id);
    await jobs.giveJobs(db, own, { driver, day: null, now });
  }
  const scans = made.flatMap(({ id, scans }) => scans.map((scan) => scanOf(id, scan, now)));
  await addScans(db, scans);
  await settleStates(
    db,
    made.map(({ id }) => id),
  );
  for (const stops of [5, 4]) await addDemoMultiStop(db, stops, now);
}

async function addJobs(db: TenantDb, driverCount: number, now: Date): Promise<readonly MadeJob[]> {
  const customers = await history.firstCustomers(db, customersOfDay);
  const places = await history.servedSuburbs(db);
  const day = workingDay(places, { customers: customers.length, drivers: driverCount, now });
  const numbers = await nextNumbers(db, 'job', day.length);
  const made = day.map((demo) => ({ ...demo, id: newId(now) }));
  const rows = made.map(({ id, job, customer, isConfirmed, minutesAgo }, at) => {
    const number = numbers[at] ?? '';
    const connoteno = isConfirmed ? number : null;
    const customerid = customers[customer]?.id ?? 0;
    const saved = { id, customerId: customerid, bookingId: null, isConfirmed };
    const written = jobToWrite({ ...job, customerid, connoteno }, saved, now);
    return { ...written, number, created_at: new Date(+now - minutesAgo * 60_000) };
  });
  await jobs.addJobs(db, rows);
  const ids = made.map(({ id }) => id);
  await jobs.writeArticles(db, ids);
  await assignZones(db, ids);
  const ready = made.filter(({ isReady }) => isReady).map(({ id }) => id);
  await history.readyJobs(db, ready, now);
  return made;
}

function scanOf(jobId: string, { code, minutesAgo }: DemoJob['scans'][number], now: Date) {
  const at = new Date(+now - minutesAgo * 60_000).toISOString();
  return {
    id: newId(now),
    job_id: jobId,
    article_number: null,
    code,
    location_code: 'SYD',
    warehouse_code: null,
    details: code === 'DELIVERED' ? { signedBy: 'Reception' } : {},
    pictures: [],
    scanned_at: at,
    received_at: at,
    client_event_id: null,
    creator_id: null,
  };
}

import type { Transaction } from '#platform/context.ts';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { driverByGuid } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, publishAll } from '#platform/events.ts';
import { boardDayOf } from '../board/board-day.ts';
import { dayOfStops } from '../board/domain/job-days.ts';
import { runChanges } from '../board/run-changes.ts';
import * as jobs from '../jobs/sql.ts';
import { applyParkedScans } from '../scans/parked-scans.ts';
import { checkStopCount, permitJoining, permitLeaving, permitMultiStop } from './domain.ts';
import * as rows from './sql.ts';

/**
 * Locks a multi-stop and returns its current state.
 * @throws {Problem} MultiStopNotFound
 */
export async function heldMultiStop(db: TenantDb, id: string): Promise<rows.MultiStopRow> {
  found(await rows.lockMultiStop(db, id), jobsProblems.MultiStopNotFound);
  return found(await rows.multiStop(db, id), jobsProblems.MultiStopNotFound);
}

/**
 * Returns the new driver of a multi-stop, null for none.
 * @throws {Problem} DriverNotFound, DriverInactive
 */
export async function stopDriver(
  db: TenantDb,
  guid: string | null | undefined,
): Promise<rows.StopDriver | null> {
  if (!guid) return null;
  const driver = found(await driverByGuid(db, guid), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
  return driver;
}

type Arranging = {
  /** The new stops, in this order. */
  readonly jobIds: readonly string[];
  readonly driver: rows.StopDriver | null;
};

/**
 * Sets the stops and the driver of a multi-stop. Joining jobs get the driver, leaving jobs lose it.
 * @throws {Problem} JobNotFound, JobNotAllowed, MultiStopNotAllowed
 */
export async function arrange(
  { db, now }: Transaction,
  multiStop: Pick<rows.MultiStopRow, 'id' | 'number' | 'customer_id' | 'job_ids' | 'status'>,
  { jobIds, driver }: Arranging,
): Promise<void> {
  const wanted = [...new Set(jobIds)];
  checkStopCount(wanted.length);
  const before = new Set(multiStop.job_ids);
  const after = new Set(wanted);
  const held = await heldJobs(db, [...new Set([...before, ...after])]);
  const joining = held.filter(({ id }) => !before.has(id));
  const leaving = held.filter(({ id }) => !after.has(id));
  if (joining.length > 0) permitMultiStop('addJobs', multiStop);
  if (leaving.length > 0) permitMultiStop('removeJobs', multiStop);
  for (const job of joining) permitJoining(job, multiStop);
  for (const job of leaving) permitLeaving(job, multiStop);
  const idsLeaving = leaving.map(({ id }) => id);
  await rows.freeStops(db, idsLeaving, now);
  await rows.setStops(db, multiStop.id, { jobIds: wanted, now });
  const moved = held.filter(
    ({ id, driver_id, status }) =>
      after.has(id) && status !== 'Delivered' && driver_id !== (driver?.id ?? null),
  );
  const today = await boardDayOf(db, null, now);
  const day = dayOfStops(
    held.filter(({ id }) => after.has(id)),
    today,
  );
  await giveStops(db, { idsLeaving, moved: moved.map(({ id }) => id), driver, day }, now);
  publishChanges(db, multiStop, held);
  publishAll(db, runChanges([driver?.id ?? null, ...held.map(({ driver_id }) => driver_id)]));
}

/**
 * Refuses jobs that are not stops of a multi-stop.
 * @throws {Problem} JobNotFound, JobNotAllowed
 */
export async function checkStops(
  db: TenantDb,
  multiStop: Pick<rows.MultiStopRow, 'id' | 'customer_id' | 'job_ids'>,
  jobIds: readonly string[],
): Promise<void> {
  const strangers = jobIds.filter((id) => !multiStop.job_ids.includes(id));
  for (const job of await heldJobs(db, strangers)) permitLeaving(job, multiStop);
}

async function heldJobs(db: TenantDb, ids: readonly string[]): Promise<readonly jobs.HeldJob[]> {
  const held = await jobs.lockJobs(db, ids);
  if (held.length < ids.length) throw new Problem(jobsProblems.JobNotFound);
  return held;
}

type Giving = {
  readonly idsLeaving: readonly string[];
  readonly moved: readonly string[];
  readonly driver: rows.StopDriver | null;
  readonly day: LocalDate;
};

async function giveStops(
  db: TenantDb,
  { idsLeaving, moved, driver, day }: Giving,
  now: Date,
): Promise<void> {
  const freed = driver === null ? [...idsLeaving, ...moved] : idsLeaving;
  if (freed.length > 0) await jobs.takeJobsBack(db, freed, { reason: null, now });
  if (driver === null || moved.length === 0) return;
  await jobs.giveJobs(db, moved, { driver, day, now });
  await applyParkedScans(db, moved, now);
}

/** Open pages reload the multi-stop and its jobs. */
export function publishChanges(
  db: TenantDb,
  { id, customer_id }: { readonly id: string; readonly customer_id: number },
  changed: readonly { readonly id: string; readonly customer_id: number }[],
): void {
  publish(db, 'multiStop.changed', { id, customerId: customer_id });
  publishAll(
    db,
    changed.map((job) => ({
      name: 'job.changed',
      payload: { id: job.id, customerId: job.customer_id },
    })),
  );
}

import { whyNot } from '@waybill/contract/jobs/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { type PlaceOnBoard, checkAllocation } from '../board/check-allocation.ts';
import { type BoardDay, boardDayOf } from '../board/board-day.ts';
import { daysOfJobs, boardDayFor } from '../board/domain/job-days.ts';
import { runChanges } from '../board/run-changes.ts';
import { lockLane, numberLane } from '../board/sql.ts';
import { permit } from '../jobs/domain/readiness.ts';
import * as rows from '../jobs/sql.ts';
import { applyParkedScans } from '../scans/parked-scans.ts';
import { setDriver } from '../multi-stop/sql.ts';
import { checkHolder, goneMeanwhile, type HolderOf, heldTogether } from './holding.ts';

export type JobAllocation = {
  readonly jobIds: readonly string[];
  readonly driverGuid: string;
  /** If given, each job must still have the holder that the caller knows. */
  readonly from?: HolderOf | undefined;
  /**
   * The position on the dispatch board; if omitted, at the end of the day that the job is planned
   * for, and without confirmation.
   */
  readonly place?: PlaceOnBoard | undefined;
  /** The day and order of a run, whose jobs are not confirmed one by one (decision 0097). */
  readonly run?: RunDay | undefined;
};

/** The day of a run, and its jobs in the order of their deliveries. */
export type RunDay = { readonly date: string; readonly order: readonly string[] };

/**
 * Allocates jobs, with the other jobs of their multi-stops, to a driver; what the driver has of
 * these already stays at its place in the day. Returns how many jobs changed driver. If one is
 * refused, all are.
 * @throws {Problem} DriverNotFound, DriverInactive, JobNotFound, JobNotAllowed, AllocationRefused,
 *   AllocationToConfirm
 */
export async function allocateJobs(
  db: TenantDb,
  { jobIds, driverGuid, from, place, run }: JobAllocation,
  now: Date,
): Promise<number> {
  const driver = found(await driverByGuid(db, driverGuid), jobsProblems.DriverNotFound);
  if (!driver.isActive) throw new Problem(jobsProblems.DriverInactive);
  if (jobIds.length === 0) return 0;
  await lockLane(db, driverGuid);
  // Who names the present holder has just seen the job.
  const missing = from === undefined ? undefined : goneMeanwhile;
  const { chosen, others, multiStopIds } = await heldTogether(db, jobIds, missing);
  if (from !== undefined) for (const job of chosen) checkHolder(job, from);
  for (const job of chosen) if (!isOnlyMoved(job, driverGuid)) permit('allocate', job);
  const board = await boardDayToGive(db, { place, run }, now);
  const moves = (job: rows.HeldJob) =>
    whyNot('allocate', job.status) === null && !isInLane(job, driverGuid, board);
  const jobs = [...chosen, ...others.filter(moves)];
  const ids = inOrderOf(jobIds, jobs);
  const days = place === undefined && run === undefined ? daysOfJobs(jobs, board) : null;
  let allocated = 0;
  for (const [day, some] of Map.groupBy(ids, (id) => days?.get(id) ?? board.day)) {
    const boardDay = day === board.day ? board : await boardDayOf(db, day, now);
    const order = run?.order;
    const allocation = { driverGuid, jobIds: some, day: boardDay, order, place: place ?? null };
    const lane = await checkAllocation(db, allocation, now);
    allocated += await rows.giveJobs(db, some, { driver, day, now });
    await numberLane(db, lane, day);
  }
  if (multiStopIds.length > 0) await setDriver(db, multiStopIds, { driver, now });
  await applyParkedScans(db, ids, now);
  publishAll(db, [
    ...jobs.map(({ id, customer_id }) => ({
      name: 'job.changed' as const,
      payload: { id, customerId: customer_id },
    })),
    ...runChanges([driver.id, ...jobs.map(({ driver_id }) => driver_id)]),
  ]);
  return allocated;
}

/** Returns the day of the board, or that of a run, which is today if it has passed. */
async function boardDayToGive(
  db: TenantDb,
  { place, run }: Pick<JobAllocation, 'place' | 'run'>,
  now: Date,
): Promise<BoardDay> {
  const board = await boardDayOf(db, place?.date, now);
  const day = run === undefined ? board.day : boardDayFor(run.date, board.today);
  return day === board.day ? board : boardDayOf(db, day, now);
}

/** A stop that is in this driver's day already stays at its place. */
const isInLane = (
  { driver_guid, allocated_for }: rows.HeldJob,
  driverGuid: string,
  { day, today }: BoardDay,
): boolean => driver_guid === driverGuid && boardDayFor(allocated_for, today) === day;

/** What is out for delivery stays with its driver, who may drive it in another order. */
const isOnlyMoved = ({ status, driver_guid }: rows.HeldJob, driverGuid: string): boolean =>
  status === 'OutForDelivery' && driver_guid === driverGuid;

/** Returns the chosen jobs in the chosen order, then the others. */
function inOrderOf(chosen: readonly string[], jobs: readonly rows.HeldJob[]): readonly string[] {
  const known = new Set(jobs.map(({ id }) => id));
  return [...new Set([...chosen.filter((id) => known.has(id)), ...known])];
}

/** @throws {Problem} JobNotFound if one of these jobs does not exist. */
export async function requireJobs(db: TenantDb, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if ((await rows.countJobs(db, wanted)) < wanted.length)
    throw new Problem(jobsProblems.JobNotFound);
}

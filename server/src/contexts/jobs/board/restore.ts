import type { InputOf } from '@waybill/contract/endpoint';
import type { restoreOnBoard } from '@waybill/contract/jobs/endpoints';
import type { TenantDb } from '#platform/db/database.ts';
import { allocateJobs } from '../allocation/allocate.ts';
import { checkHolder, goneMeanwhile, heldTogether, takeBack } from '../allocation/holding.ts';
import { boardDayOf } from './board-day.ts';
import { lockLanes, reorderLane } from './sql.ts';

type Restoring = InputOf<typeof restoreOnBoard>;

/**
 * Returns moved jobs to their former drivers or to the unallocated jobs, and the drivers' days to
 * their former order. If one job has moved on meanwhile, all stay where they are.
 * @throws {Problem} as `allocateJobs` does
 */
export async function restoreJobs(
  db: TenantDb,
  { jobs, orders, date, reason }: Restoring,
  now: Date,
): Promise<void> {
  // The days and the moved jobs are locked before the first change, in the order in which every
  // allocation locks them. The other jobs of these days are locked as their positions change.
  const formers = jobs.flatMap(({ formerdriverid: id }) => id ?? []);
  await lockLanes(db, [...formers, ...orders.map(({ driverid }) => driverid)]);
  const all = jobs.map(({ jobid }) => jobid);
  const { chosen } = await heldTogether(db, all, goneMeanwhile);
  const holders = new Map(jobs.map(({ jobid, driverid }) => [jobid, driverid]));
  // Checked for all before the first change: it moves the other jobs of a multi-stop, too.
  for (const job of chosen) checkHolder(job, (id) => holders.get(id) ?? null);
  for (const [former, some] of Map.groupBy(jobs, ({ formerdriverid }) => formerdriverid)) {
    const jobIds = some.map(({ jobid }) => jobid);
    if (former === null) await takeBack(db, { jobIds, agentId: null, reason }, now);
    else {
      const order = orders.find(({ driverid }) => driverid === former)?.jobids;
      const place = { beforeId: null, order, date: date ?? null, reason };
      await allocateJobs(db, { jobIds, driverGuid: former, place }, now);
    }
  }
  // Also the days that jobs have left, and those that a later group of jobs has changed again.
  const { day, today } = await boardDayOf(db, date, now);
  for (const { driverid: driverId, jobids: ids } of orders) {
    await reorderLane(db, { driverId, ids, day, today });
  }
}

import type { InputOf } from '@waybill/contract/endpoint';
import type { restoreOnBoard } from '@waybill/contract/jobs/endpoints';
import type { TenantDb } from '#platform/db/database.ts';
import { allocateJobs } from '../allocation/allocate.ts';
import { goneMeanwhile, heldTogether, takeBack } from '../allocation/holding.ts';
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
  // All locks before the first change, in the order in which every allocation takes them.
  const drivers = [...jobs.flatMap(({ formerdriverid: id }) => id ?? []), ...ordered(orders)];
  await lockLanes(db, drivers);
  const all = jobs.map(({ jobid }) => jobid);
  await heldTogether(db, all, goneMeanwhile);
  const holders = new Map(jobs.map(({ jobid, driverid }) => [jobid, driverid]));
  const from = (id: string) => holders.get(id) ?? null;
  for (const [former, some] of Map.groupBy(jobs, ({ formerdriverid }) => formerdriverid)) {
    const jobIds = some.map(({ jobid }) => jobid);
    if (former === null) await takeBack(db, { jobIds, agentId: null, from, reason }, now);
    else {
      const order = orders.find(({ driverid }) => driverid === former)?.jobids;
      const place = { beforeId: null, order, date: date ?? null, reason };
      await allocateJobs(db, { jobIds, driverGuid: former, from, place }, now);
    }
  }
  for (const { driverid, jobids } of orders) await reorderLane(db, driverid, jobids);
}

const ordered = (orders: Restoring['orders']): readonly string[] =>
  orders.map(({ driverid }) => driverid);

import * as contract from '@waybill/contract/jobs/endpoints';
import { activeOrAllocatedDriverIds } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf, driversMax } from '../board-day.ts';
import { boardJobsOf } from '../board-jobs.ts';
import { lanesOf } from '../lanes.ts';
import { driversOfJobs, waitingAmong } from '../sql.ts';

export const getBoardChanges = handle(contract.getBoardChanges, async ({ input, db, now }) => {
  const { jobids, driverids } = input;
  const boardDay = await boardDayOf(db, input.date, now);
  const { day, timezone, start, end } = boardDay;
  const [waiting, holders, active] = await Promise.all([
    waitingAmong(db, end, jobids),
    driversOfJobs(db, jobids),
    activeOrAllocatedDriverIds(db, driversMax),
  ]);
  const toJobs = await boardJobsOf(db, waiting, { day, timezone });
  const concerned = new Set([...driverids, ...holders]);
  const visible = active.filter((id) => concerned.has(id));
  return {
    now: start.toISOString(),
    waiting: toJobs(waiting),
    lanes: await lanesOf(db, visible, { ...boardDay, now }),
  };
});

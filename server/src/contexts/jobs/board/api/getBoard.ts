import * as contract from '@waybill/contract/jobs/endpoints';
import { boardJobsMax } from '@waybill/contract/jobs/board/endpoints';
import { activeOrAllocatedDriverIds } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import { boardDayOf, driversMax } from '../board-day.ts';
import { boardJobsOf } from '../board-jobs.ts';
import { lanesOf } from '../lanes.ts';
import { countWaitingJobs, waitingJobs } from '../sql.ts';

export const getBoard = handle(contract.getBoard, async ({ input, db, now }) => {
  const boardDay = await boardDayOf(db, input.date, now);
  const { day, timezone, start, end } = boardDay;
  const [waiting, drivers] = await Promise.all([
    waitingJobs(db, end, boardJobsMax),
    activeOrAllocatedDriverIds(db, driversMax),
  ]);
  const toJobs = await boardJobsOf(db, waiting, { day, timezone });
  const isAll = waiting.length < boardJobsMax;
  return {
    date: day,
    today: boardDay.today,
    timezone,
    now: start.toISOString(),
    waiting: toJobs(waiting),
    waitingtotal: isAll ? waiting.length : await countWaitingJobs(db, end),
    lanes: await lanesOf(db, drivers, { ...boardDay, now }),
  };
});

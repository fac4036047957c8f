import * as contract from '@waybill/contract/jobs/endpoints';
import { boardJobsMax } from '@waybill/contract/jobs/board/endpoints';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { localDateOf, startOfLocalDay } from '@waybill/kernel/time';
import { activeDriverIds } from '#contexts/fleet/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { boardJobsOf } from '../board-jobs.ts';
import { startOfDay } from '../domain/time-slots.ts';
import { lanesOf } from '../lanes.ts';
import { countWaitingJobs, waitingJobs } from '../sql.ts';

/** More lanes than fit on a screen. */
const driversMax = 200;

export const getBoard = handle(contract.getBoard, async ({ input, db, now }) => {
  const { timezone } = await settingsOf(db);
  const today = localDateOf(now, timezone);
  const date = input.date === undefined ? today : localDate(input.date);
  const start = startOfDay(date, { timezone, now });
  const end = startOfLocalDay(addDays(date, 1), timezone);
  const waiting = await waitingJobs(db, end, boardJobsMax);
  const toJobs = await boardJobsOf(db, waiting, { day: date, timezone });
  const isAll = waiting.length < boardJobsMax;
  return {
    date,
    timezone,
    now: start.toISOString(),
    waiting: toJobs(waiting),
    waitingtotal: isAll ? waiting.length : await countWaitingJobs(db, end),
    lanes: await lanesOf(db, await activeDriverIds(db, driversMax), { day: date, timezone, now }),
  };
});

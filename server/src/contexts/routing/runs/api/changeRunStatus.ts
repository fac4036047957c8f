import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/routing/endpoints';
import { routingProblems } from '@waybill/contract/routing/problems';
import { type RunAct, type RunStatus, statusAfter } from '@waybill/contract/routing/runs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import { allocateJobs, takeBack } from '#contexts/jobs/public.ts';
import { handle, type Transaction } from '#platform/context.ts';
import { dayOfRun, isBegun, isClosed, jobsOfRuns, statusNow } from '../run-jobs.ts';
import { publishSaved, runToChange } from '../save-run.ts';
import { type RunRow, setRunStatus } from '../sql.ts';

export const changeRunStatus = handle(
  contract.changeRunStatus,
  async ({ input: { id, act }, actor, db, now }) => {
    const run = await runToChange(db, id);
    const jobs = await jobsOfRuns({ db, actor }, run);
    const status = permitted(act, statusNow(run, jobs));
    await effects[act]({ run, jobs }, { db, now });
    // A scan may have come before the jobs were locked.
    if (act === 'recall') permitted(act, statusNow(run, await jobsOfRuns({ db, actor }, run)));
    await setRunStatus(db, { id, status });
    publishSaved(db, id);
    return { id, status };
  },
);

/** Returns the status after an act. Throws RunNotAllowed if it is not allowed now. */
function permitted(act: RunAct, now: RunStatus): RunStatus {
  const next = statusAfter(act, now);
  if ('refusal' in next) throw refused(next.refusal);
  return next.to;
}

type Changing = { readonly run: RunRow; readonly jobs: readonly Job[] };

const refused = (message: string) => new Problem(routingProblems.RunNotAllowed, { message });

const nothing = async (): Promise<void> => undefined;

const effects: Readonly<
  Record<RunAct, (changing: Changing, transaction: Transaction) => Promise<void>>
> = {
  release: async ({ run, jobs }, { db, now }) => {
    const driverGuid = run.driver_id;
    if (driverGuid === null || run.vehicle_number === '') {
      throw refused('A run needs a driver and a vehicle before it is released.');
    }
    const others = jobs.filter((job) => job.driverid !== driverGuid && !isClosed(job));
    const jobIds = others.map(({ id }) => id);
    await allocateJobs(db, { jobIds, driverGuid, run: dayOfRun(run) }, now);
  },
  recall: takeJobsBack,
  hold: nothing,
  resume: nothing,
  complete: async ({ jobs }) => {
    if (!jobs.every(isClosed)) throw refused('Some stops of this run are still open.');
  },
  // What is on board stays with its driver.
  cancel: ({ run, jobs }, transaction) =>
    takeJobsBack({ run, jobs: jobs.filter((job) => !isBegun(job)) }, transaction),
};

async function takeJobsBack({ run, jobs }: Changing, { db, now }: Transaction): Promise<void> {
  const own = jobs.filter(({ driverid }) => driverid !== null && driverid === run.driver_id);
  if (own.length === 0) return;
  const jobIds = own.map(({ id }) => id);
  await takeBack(db, { jobIds, agentId: run.driver_id, reason: null }, now);
}

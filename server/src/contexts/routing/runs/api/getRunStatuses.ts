import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { idsOf, jobsOfRuns, statusNow } from '../run-jobs.ts';
import { runsOfDay } from '../sql.ts';
import { ownRunsOf } from '../visibility.ts';

export const getRunStatuses = handle(contract.getRunStatuses, async ({ input, actor, db }) => {
  const runs = await runsOfDay(db, input.date, await ownRunsOf(db, actor));
  // Only of a released run does the status depend on its jobs.
  const released = runs.filter(({ status }) => status === 'Released');
  const jobs = await jobsOfRuns({ db, actor }, ...released);
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  const items = runs.map((run) => {
    const own = idsOf(run).flatMap((id) => jobOf.get(id) ?? []);
    return { id: run.id, driverid: run.driver_id, status: statusNow(run, own) };
  });
  return { items };
});

import * as contract from '@waybill/contract/routing/endpoints';
import { handle } from '#platform/context.ts';
import { jobsOfRun, statusNow } from '../run-jobs.ts';
import { runsOfDay } from '../sql.ts';
import { ownRunsOf } from '../visibility.ts';

export const getRunStatuses = handle(contract.getRunStatuses, async ({ input, actor, db }) => {
  const runs = await runsOfDay(db, input.date, await ownRunsOf(db, actor));
  const items = [];
  for (const run of runs) {
    // Only of a released run does the status depend on its jobs.
    const jobs = run.status === 'Released' ? await jobsOfRun({ db, actor }, run) : [];
    items.push({ id: run.id, driverid: run.driver_id, status: statusNow(run, jobs) });
  }
  return { items };
});

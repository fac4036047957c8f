import * as contract from '@waybill/contract/routing/endpoints';
import { allocateJobs } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { dayOfRun } from '../run-jobs.ts';
import { runToChange, writeRun } from '../save-run.ts';
import { moveRun } from '../sql.ts';

export const allocateRun = handle(contract.allocateRun, async ({ input, db, now }) => {
  const { runid, driverid } = input.allocation;
  const row = await runToChange(db, runid);
  const { id, steps } = row;
  await writeRun(db, { id, driver_id: driverid, steps }, () => moveRun(db, id, driverid));
  const run = dayOfRun(row);
  const allocation = { jobIds: run.order, driverGuid: driverid, run };
  const allocated = await allocateJobs(db, allocation, now);
  return { allocated };
});

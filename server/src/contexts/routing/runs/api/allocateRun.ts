import * as contract from '@waybill/contract/routing/endpoints';
import { allocateJobs } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { runToChange, writeRun } from '../save-run.ts';
import { moveRun } from '../sql.ts';

export const allocateRun = handle(contract.allocateRun, async ({ input, db, now }) => {
  const { runid, driverid } = input.allocation;
  const { id, steps, run_date: runDate } = await runToChange(db, runid);
  await writeRun(db, { id, driver_id: driverid, steps }, () => moveRun(db, id, driverid));
  const jobIds = [...new Set(steps.flatMap(({ jobid }) => jobid ?? []))];
  const allocated = await allocateJobs(db, { jobIds, driverGuid: driverid, runDate }, now);
  return { allocated };
});

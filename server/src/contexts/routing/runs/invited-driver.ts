import { allocateJobs } from '#contexts/jobs/public.ts';
import type { EventCall } from '#platform/context.ts';
import { dayOfRun, isBegun, isClosed, jobsOfRuns } from './run-jobs.ts';
import { writeRun } from './save-run.ts';
import { lockRun, moveRun } from './sql.ts';

/**
 * Gives a run to the driver who was invited for it and has joined, as `allocateRun` would
 * (decisions D-03). A run stays as it is if it was released, begun, ended or deleted meanwhile:
 * then another driver has it, or nobody shall drive it.
 */
export async function giveRunToInvited({
  event,
  db,
  now,
}: EventCall<'driver.joined'>): Promise<void> {
  const { id: driverGuid, runId } = event.payload;
  const run = runId === null ? undefined : await lockRun(db, runId);
  if (run === undefined || run.status !== 'Draft' || run.is_completed) return;
  const jobs = await jobsOfRuns({ db, actor: db.scope }, run);
  if (jobs.some((job) => isBegun(job) && !isClosed(job))) return;
  const open = jobs.filter((job) => !isClosed(job)).map(({ id }) => id);
  await writeRun(db, { id: run.id, driver_id: driverGuid, steps: run.steps }, () =>
    moveRun(db, run.id, driverGuid),
  );
  await allocateJobs(db, { jobIds: open, driverGuid, run: dayOfRun(run) }, now);
}

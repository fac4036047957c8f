import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { routingProblems } from '@waybill/contract/routing/problems';
import { driverByGuid } from '#contexts/identity/public.ts';
import { requireJobs } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import { lockRun, type RunRow } from './sql.ts';

/**
 * Returns a run that may be changed, locked.
 * @throws {Problem} RunNotFound, RunCompleted
 */
export async function runToChange(db: TenantDb, id: string): Promise<RunRow> {
  const row = found(await lockRun(db, id), routingProblems.RunNotFound);
  if (row.is_completed) throw new Problem(routingProblems.RunCompleted);
  return row;
}

/**
 * Writes a run whose driver and jobs exist.
 * @throws {Problem} DriverNotFound, JobNotFound; RunTaken if the driver has an open run that day.
 */
export async function writeRun(
  db: TenantDb,
  row: Pick<RunRow, 'id' | 'driver_id' | 'steps'>,
  write: () => Promise<unknown>,
): Promise<void> {
  if (row.driver_id !== null) {
    found(await driverByGuid(db, row.driver_id), jobsProblems.DriverNotFound);
  }
  await requireJobs(
    db,
    row.steps.flatMap(({ jobid }) => jobid ?? []),
  );
  try {
    await write();
  } catch (error) {
    if (brokenUnique(error) === 'run_open') throw new Problem(routingProblems.RunTaken);
    throw error;
  }
  publishSaved(db, row.id);
}

export const publishSaved = (db: TenantDb, id: string): void =>
  publish(db, 'run.saved', { id, customerId: null });

import { Problem } from '@waybill/contract/problem';
import { reportsProblems } from '@waybill/contract/reports/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';
import { addRun, countUnderWay, type NewRun, type ReportRunRow } from './sql.ts';
import { publishRunChanged } from './publish-events.ts';

/** The maximum number of unfinished runs per user. */
const underWayMax = 3;

/**
 * Queues a run requested by a user.
 * @throws {Problem} TooManyRuns
 */
export async function startRun(db: TenantDb, run: NewRun, now: Date): Promise<ReportRunRow> {
  if ((await countUnderWay(db, run.user_id)) >= underWayMax) {
    throw new Problem(reportsProblems.TooManyRuns);
  }
  const row = await queueRun(db, run, now);
  if (row === undefined) throw new Error('A run without a schedule is always new');
  return row;
}

/** Queues a run; does nothing if its schedule has already run for the day. */
export async function queueRun(
  db: TenantDb,
  run: NewRun,
  now: Date,
): Promise<ReportRunRow | undefined> {
  const row = await addRun(db, run, now);
  if (row === undefined) return undefined;
  // Runs of one tenant are processed sequentially, so that reports leave database capacity for
  // others.
  await enqueue(
    db,
    { name: 'reports.run', key: `report:${row.id}`, queue: 'reports' },
    { id: row.id },
  );
  publishRunChanged(db, row);
  return row;
}

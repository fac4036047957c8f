import { Problem } from '@waybill/contract/problem';
import { reportsProblems } from '@waybill/contract/reports/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/facts.ts';
import { addRun, countUnderWay, type NewRun, type RunRow } from '../sql/rows.ts';
import { tellOfRun } from './telling.ts';

/** Runs that one person may have under way. */
const underWayMax = 3;

/**
 * Queues a run that somebody asked for.
 * @throws {Problem} TooManyRuns
 */
export async function startRun(db: TenantDb, run: NewRun, now: Date): Promise<RunRow> {
  if ((await countUnderWay(db, run.user_id)) >= underWayMax) {
    throw new Problem(reportsProblems.TooManyRuns);
  }
  const row = await queueRun(db, run, now);
  if (row === undefined) throw new Error('A run without a schedule is always new');
  return row;
}

/** Queues a run; nothing where its schedule has run for the day. */
export async function queueRun(db: TenantDb, run: NewRun, now: Date): Promise<RunRow | undefined> {
  const row = await addRun(db, run, now);
  if (row === undefined) return undefined;
  // One after the other in a tenant, so that reports leave the database to everybody else.
  await enqueue(db, 'reports.run', { id: row.id }, { key: `report:${row.id}`, turn: 'reports' });
  tellOfRun(db, row);
  return row;
}

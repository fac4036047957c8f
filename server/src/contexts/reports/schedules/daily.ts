import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { dropFile } from '#platform/files/tickets.ts';
import { isDueOn } from './domain/schedule.ts';
import { activeSchedules, dropRunsBefore } from '../runs/sql.ts';
import { filePurpose } from '../runs/run-report.ts';
import { queueRun } from '../runs/start.ts';

const retention_ms = 30 * 24 * 60 * 60_000;

/** Runs older than this are deleted. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - retention_ms);

/** Queues the reports that are due on a day, each once, however often it is called. */
export const runSchedules = ({ database, tenantId, day, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'schedules'), async (db) => {
    const dueDate = (await activeSchedules(db)).filter((schedule) => isDueOn(schedule, day));
    for (const { id: schedule_id, ...schedule } of dueDate) {
      await queueRun(db, { ...schedule, day, schedule_id }, now);
    }
  });

/** Deletes old runs and their files. */
export const forgetRuns = ({ database, tenantId, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'old-reports'), async (db) => {
    for (const id of await dropRunsBefore(db, forgottenBefore(now))) {
      await dropFile(db, { id, purpose: filePurpose, of: 'anybody' });
    }
  });

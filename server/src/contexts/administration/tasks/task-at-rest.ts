import { administrationProblems } from '@waybill/contract/administration/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { taskIsThere } from './sql.ts';

/** Throws if an action on a task was not possible. @throws {Problem} TaskUnderWay, TaskNotFound */
export async function insistOnTask(db: TenantDb, id: number, isDone: boolean): Promise<void> {
  if (isDone) return;
  const { TaskUnderWay, TaskNotFound } = administrationProblems;
  throw new Problem((await taskIsThere(db, id)) ? TaskUnderWay : TaskNotFound);
}

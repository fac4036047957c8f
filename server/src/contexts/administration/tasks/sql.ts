import type { TaskState } from '@waybill/contract/administration/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';

export type TaskRow = {
  readonly id: number;
  readonly name: string;
  readonly state: TaskState;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly next_at: Date;
  readonly reason: string | null;
  readonly discarded_by: number | null;
};

const tasks: List = {
  fields: {
    id: { sql: 'id', type: 'bigint' },
    name: { sql: 'name', type: 'text' },
    state: { sql: 'state', type: 'text' },
    attempts: { sql: 'attempts', type: 'integer' },
    lastError: { sql: 'last_error', type: 'text' },
    creationTime: { sql: 'created_at', type: 'timestamptz' },
    nextTime: { sql: 'next_at', type: 'timestamptz' },
  },
  searched: ['name', 'lastError'],
  sorting: 'nextTime',
  tieBreak: 'id',
};

export const tasksPage = (
  db: TenantDb,
  query: ListQuery & { readonly state?: TaskState | undefined },
): Promise<RowPage<TaskRow>> =>
  listPage(db, tasks, {
    query,
    select: sql<TaskRow>`*`,
    from: sql`platform.tasks()`,
    where: query.state === undefined ? sql`state <> 'Discarded'` : sql`state = ${query.state}`,
  });

export const countsByState = (db: TenantDb): Promise<{ state: TaskState; count: number }[]> =>
  db.many(sql<{ state: TaskState; count: number }>`
    select state, count(*) as count from platform.tasks() group by state
  `);

export const taskIsThere = async (db: TenantDb, id: number): Promise<boolean> => {
  const row = await db.maybeOne(sql`
    select from platform.tasks() where id = ${id} and state <> 'Discarded'
  `);
  return row !== undefined;
};

/** Returns true if the task existed and was not running. */
export const retryTask = async (db: TenantDb, id: number): Promise<boolean> =>
  (await db.run(sql`select where platform.retry_task(${id})`)) === 1;

/** Like `retryTask`. */
export const discardTask = async (
  db: TenantDb,
  id: number,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<boolean> =>
  (await db.run(sql`select where platform.discard_task(${id}, ${reason}, ${now})`)) === 1;

export const forgetDiscardedBefore = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from platform.discarded_task where discarded_at < ${before}`);

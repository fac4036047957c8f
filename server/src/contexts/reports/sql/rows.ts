import type { cadences, runStatuses } from '@waybill/contract/reports/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Given = Readonly<Record<string, unknown>>;

export type RunRow = {
  readonly id: string;
  readonly user_id: number;
  readonly report_id: string;
  readonly parameters: Given;
  readonly day: LocalDate;
  readonly status: (typeof runStatuses)[number];
  readonly row_count: number;
  readonly total_count: number | null;
  readonly problem: string | null;
  readonly file_id: string | null;
  readonly schedule_id: number | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
};

export type ScheduleRow = {
  readonly id: number;
  readonly user_id: number;
  readonly report_id: string;
  readonly parameters: Given;
  readonly every: (typeof cadences)[number];
  readonly weekday: number | null;
  readonly is_active: boolean;
};

const runColumns = sql`
  id, user_id, report_id, parameters, day, status, row_count, total_count, problem, file_id,
  schedule_id, created_at, finished_at
`;
const scheduleColumns = sql`id, user_id, report_id, parameters, every, weekday, is_active`;

export type NewRun = Pick<RunRow, 'user_id' | 'report_id' | 'parameters' | 'day' | 'schedule_id'>;

/** Adds a run; nothing when its schedule has run for the day already. */
export const addRun = (db: TenantDb, run: NewRun, now: Date): Promise<RunRow | undefined> =>
  db.maybeOne(sql<RunRow>`
    insert into reports.run (
      tenant_id, user_id, report_id, parameters, day, schedule_id, created_at
    ) values (
      ${db.scope.tenantId}, ${run.user_id}, ${run.report_id}, ${JSON.stringify(run.parameters)},
      ${run.day}, ${run.schedule_id}, ${now}
    )
    on conflict (tenant_id, schedule_id, day) where schedule_id is not null do nothing
    returning ${runColumns}
  `);

/** How many runs of somebody are not done yet; nobody else starts one for them meanwhile. */
export async function countUnderWay(db: TenantDb, userId: number): Promise<number> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('reports.run ' || ${userId}, 0))`);
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from reports.run
    where user_id = ${userId} and status in ('Queued', 'Running')
  `);
  return count;
}

export const runsOf = (db: TenantDb, userId: number, since: Date): Promise<RunRow[]> =>
  db.many(sql<RunRow>`
    select ${runColumns} from reports.run
    where user_id = ${userId} and created_at > ${since}
    order by created_at desc, id limit 100
  `);

export const runById = (db: TenantDb, id: string): Promise<RunRow | undefined> =>
  db.maybeOne(sql<RunRow>`select ${runColumns} from reports.run where id = ${id}`);

/** It runs, so many rows in. */
export const markRunning = (
  db: TenantDb,
  id: string,
  at: { readonly rows: number; readonly total: number },
): Promise<number> =>
  db.run(sql`
    update reports.run
    set status = 'Running', row_count = ${at.rows}, total_count = ${at.total}
    where id = ${id} and status in ('Queued', 'Running')
  `);

export const markDone = (
  db: TenantDb,
  id: string,
  done: { readonly rows: number; readonly fileId: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update reports.run
    set status = 'Done', row_count = ${done.rows}, total_count = ${done.rows},
        file_id = ${done.fileId}, finished_at = ${done.now}
    where id = ${id} and status in ('Queued', 'Running')
  `);

export const markFailed = (
  db: TenantDb,
  id: string,
  { problem, now }: { readonly problem: string; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update reports.run set status = 'Failed', problem = ${problem}, finished_at = ${now}
    where id = ${id} and status in ('Queued', 'Running')
  `);

/** Forgets runs made before a moment; answers the files they leave. */
export const dropRunsBefore = async (db: TenantDb, before: Date): Promise<readonly string[]> => {
  const rows = await db.many(sql<{ file_id: string | null }>`
    with gone as (delete from reports.run where created_at < ${before} returning file_id)
    select file_id from gone
  `);
  return rows.flatMap(({ file_id: id }) => (id === null ? [] : [id]));
};

export const schedulesOf = (db: TenantDb, userId: number): Promise<ScheduleRow[]> =>
  db.many(sql<ScheduleRow>`
    select ${scheduleColumns} from reports.schedule where user_id = ${userId} order by id
  `);

export const activeSchedules = (db: TenantDb): Promise<ScheduleRow[]> =>
  db.many(sql<ScheduleRow>`
    select ${scheduleColumns} from reports.schedule where is_active order by id
  `);

export const addSchedule = (
  db: TenantDb,
  row: Omit<ScheduleRow, 'id'>,
  now: Date,
): Promise<ScheduleRow> =>
  db.one(sql<ScheduleRow>`
    insert into reports.schedule (
      tenant_id, user_id, report_id, parameters, every, weekday, is_active, created_at
    ) values (
      ${db.scope.tenantId}, ${row.user_id}, ${row.report_id}, ${JSON.stringify(row.parameters)},
      ${row.every}, ${row.weekday}, ${row.is_active}, ${now}
    )
    returning ${scheduleColumns}
  `);

export const changeSchedule = (db: TenantDb, row: ScheduleRow): Promise<ScheduleRow | undefined> =>
  db.maybeOne(sql<ScheduleRow>`
    update reports.schedule
    set report_id = ${row.report_id}, parameters = ${JSON.stringify(row.parameters)},
        every = ${row.every}, weekday = ${row.weekday}, is_active = ${row.is_active}
    where id = ${row.id} and user_id = ${row.user_id}
    returning ${scheduleColumns}
  `);

export const dropSchedule = (db: TenantDb, id: number, userId: number): Promise<number> =>
  db.run(sql`delete from reports.schedule where id = ${id} and user_id = ${userId}`);

import type { LocalDate } from '@waybill/kernel/local-date';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { lockFor } from '#platform/db/advisory-lock.ts';
import type { cadences } from '@waybill/contract/reports/schedules/shapes';
import type { ReportFormat } from '@waybill/contract/reports/shapes';
import type { runStatuses } from '@waybill/contract/reports/runs/shapes';

export type StoredParameters = Readonly<Record<string, unknown>>;

export type ReportRunRow = {
  readonly id: string;
  readonly user_id: number;
  readonly report_id: string;
  readonly parameters: StoredParameters;
  readonly format: ReportFormat;
  readonly day: LocalDate;
  readonly status: (typeof runStatuses)[number];
  readonly row_count: number;
  readonly total_count: number | null;
  readonly problem: string | null;
  readonly file_id: string | null;
  readonly schedule_id: number | null;
  readonly readers: readonly number[];
  readonly owner_name: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
};

export type ScheduleRow = {
  readonly id: number;
  readonly user_id: number;
  readonly report_id: string;
  readonly parameters: StoredParameters;
  readonly format: ReportFormat;
  readonly every: (typeof cadences)[number];
  readonly weekday: number | null;
  readonly is_active: boolean;
  /** User numbers of colleagues who also receive it. */
  readonly readers: readonly number[];
  readonly owner_name: string;
};

const ownerName = sql`coalesce((
  select n.name from identity_public.user_name n
  where n.tenant_id = platform.tenant_id() and n.id = user_id
), '') as owner_name`;
/** As JSON, so that numbers are returned as numbers. */
const readers = sql`to_jsonb(readers) as readers`;
const runColumns = sql`
  id, user_id, report_id, parameters, format, day, status, row_count, total_count, problem, file_id,
  schedule_id, ${readers}, ${ownerName}, created_at, finished_at
`;
const scheduleColumns = sql`
  id, user_id, report_id, parameters, format, every, weekday, is_active, ${readers}, ${ownerName}
`;

export type NewRun = Pick<
  ReportRunRow,
  'user_id' | 'report_id' | 'parameters' | 'format' | 'day' | 'schedule_id' | 'readers'
>;

/** Adds a run; does nothing if its schedule has already run for the day. */
export const addRun = (db: TenantDb, run: NewRun, now: Date): Promise<ReportRunRow | undefined> =>
  db.maybeOne(sql<ReportRunRow>`
    insert into reports.run (
      tenant_id, user_id, report_id, parameters, format, day, schedule_id, readers, created_at
    ) values (
      ${db.scope.tenantId}, ${run.user_id}, ${run.report_id}, ${JSON.stringify(run.parameters)},
      ${run.format}, ${run.day}, ${run.schedule_id}, ${run.readers}::bigint[], ${now}
    )
    on conflict (tenant_id, schedule_id, day) where schedule_id is not null do nothing
    returning ${runColumns}
  `);

/**
 * The number of a user's unfinished runs, locked so that no other run is started for them
 * meanwhile.
 */
export async function countUnderWay(db: TenantDb, userId: number): Promise<number> {
  lockFor(db, `reports of ${userId}`);
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from reports.run
    where user_id = ${userId} and status in ('Queued', 'Running')
  `);
  return count;
}

export const runsOf = (db: TenantDb, userId: number, since: Date): Promise<ReportRunRow[]> =>
  db.many(sql<ReportRunRow>`
    select ${runColumns} from reports.run
    where (user_id = ${userId} or ${userId}::bigint = any (readers)) and created_at > ${since}
    order by created_at desc, id limit 100
  `);

export const runById = (db: TenantDb, id: string): Promise<ReportRunRow | undefined> =>
  db.maybeOne(sql<ReportRunRow>`select ${runColumns} from reports.run where id = ${id}`);

/** Marks the run as in progress, with the rows written so far. */
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

/** Deletes runs created before a moment; returns their files. */
export const dropRunsBefore = async (db: TenantDb, before: Date): Promise<readonly string[]> => {
  const rows = await db.many(sql<{ file_id: string | null }>`
    with gone as (delete from reports.run where created_at < ${before} returning file_id)
    select file_id from gone
  `);
  return rows.flatMap(({ file_id: id }) => (id === null ? [] : [id]));
};

/** A user's own schedules, and those of colleagues that have the user as a reader. */
export const schedulesOf = (db: TenantDb, userId: number): Promise<ScheduleRow[]> =>
  db.many(sql<ScheduleRow>`
    select ${scheduleColumns} from reports.schedule
    where user_id = ${userId} or ${userId}::bigint = any (readers) order by id
  `);

export const activeSchedules = (db: TenantDb): Promise<ScheduleRow[]> =>
  db.many(sql<ScheduleRow>`
    select ${scheduleColumns} from reports.schedule where is_active order by id
  `);

export type NewSchedule = Omit<ScheduleRow, 'id' | 'owner_name'>;

export const addSchedule = (db: TenantDb, row: NewSchedule, now: Date): Promise<ScheduleRow> =>
  db.one(sql<ScheduleRow>`
    insert into reports.schedule (
      tenant_id, user_id, report_id, parameters, format, every, weekday, is_active, readers,
      created_at
    ) values (
      ${db.scope.tenantId}, ${row.user_id}, ${row.report_id}, ${JSON.stringify(row.parameters)},
      ${row.format}, ${row.every}, ${row.weekday}, ${row.is_active}, ${row.readers}::bigint[],
      ${now}
    )
    returning ${scheduleColumns}
  `);

export const changeSchedule = (
  db: TenantDb,
  row: NewSchedule & Pick<ScheduleRow, 'id'>,
): Promise<ScheduleRow | undefined> =>
  db.maybeOne(sql<ScheduleRow>`
    update reports.schedule
    set report_id = ${row.report_id}, parameters = ${JSON.stringify(row.parameters)},
        format = ${row.format}, every = ${row.every}, weekday = ${row.weekday},
        is_active = ${row.is_active}, readers = ${row.readers}::bigint[]
    where id = ${row.id} and user_id = ${row.user_id}
    returning ${scheduleColumns}
  `);

export const dropSchedule = (db: TenantDb, id: number, userId: number): Promise<number> =>
  db.run(sql`delete from reports.schedule where id = ${id} and user_id = ${userId}`);

/**
 * Removes the caller from a colleague's schedule; false if the caller is not one of its readers.
 */
export const leaveSchedule = async (db: TenantDb, id: number): Promise<boolean> =>
  (await db.run(sql`select where reports.leave(${id}::bigint)`)) === 1;

/** User names by number. */
export const namesOf = (
  db: TenantDb,
  ids: readonly number[],
): Promise<{ readonly userId: number; readonly name: string }[]> =>
  db.many(sql<{ userId: number; name: string }>`
    select id as "userId", name from identity_public.user_name
    where tenant_id = ${db.scope.tenantId} and id = any (${ids}::bigint[])
    order by name, id
  `);

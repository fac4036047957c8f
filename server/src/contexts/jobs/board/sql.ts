import type { BoardDispatcher, BoardJob, DriverRun } from '@waybill/contract/jobs/board/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { jobColumns, type JobRow, jobTables, locationOf, plannedAt } from '../jobs/sql.ts';

type Derived =
  | 'pickupreadydatetime'
  | 'deadline'
  | 'windowstart'
  | 'windowend'
  | 'dangerousgoods'
  | 'movedat';

export type BoardJobRow = Omit<BoardJob, Derived> & {
  readonly pickup_ready_at: Date | null;
  readonly deadline_at: Date | null;
  readonly driver_guid: string | null;
  readonly allocated_for: string | null;
  readonly dangerous_goods: string | null;
  readonly moved_at: Date | null;
};

/** Selects an address with the centre of its suburb. */
const placeOf = (address: string, location: string) => sql`
  jsonb_build_object(
    'name', coalesce(nullif(${sql.ref(address)} ->> 'companyName', ''),
                     ${sql.ref(address)} ->> 'addressLine1', ''),
    'suburb', coalesce(${sql.ref(address)} ->> 'suburb', ''),
    'postcode', coalesce(${sql.ref(address)} ->> 'postCode', ''),
    'latitude', ${sql.ref(`${location}.latitude`)},
    'longitude', ${sql.ref(`${location}.longitude`)}
  )
`;

/** Factors to kilograms and metres, the same as in the kernel's measures. */
const kilograms = sql`case i #>> '{weight,unit}'
  when 'g' then 0.001 when 't' then 1000 when 'lb' then 0.45359237 else 1 end`;
const metres = (side: string) => sql`(i #>> ${sql.lit(`{${side},value}`)})::float8
  * case i #>> ${sql.lit(`{${side},unit}`)}
    when 'mm' then 0.001 when 'cm' then 0.01 when 'in' then 0.0254 when 'ft' then 0.3048
  else 1 end`;

const freight = sql`
  select coalesce(sum(n), 0)::int as pieces,
         coalesce(sum(n) filter (where i ->> 'packagetype' ilike 'pallet%'), 0)::int as pallets,
         coalesce(sum(n * (i #>> '{weight,value}')::float8 * ${kilograms}), 0)::float8 as weight,
         coalesce(
        sum(n * ${metres('length')} * ${metres('width')} * ${metres('height')}), 0
      )::float8
           as cubic
  from jsonb_array_elements(j.items) i, lateral (select (i ->> 'quantity')::int as n) q
`;

const boardJobs = (
  db: TenantDb,
  where: RawBuilder<unknown>,
  most: number,
): Promise<BoardJobRow[]> =>
  db.many(sql<BoardJobRow>`
    select j.id, j.number as jobno, c.display_name as customername, j.job_type as jobtype, j.status,
           ${placeOf('j.from_address', 'fl')} as "from", ${placeOf('j.to_address', 'tl')} as "to",
           f.pieces, f.pallets, f.weight, f.cubic, j.pickup_ready_at, j.deadline_at,
           j.time_slot as timeslot, z.code as zonecode, z.head_port_code as headportcode,
           m.number as multistopno, j.driver_guid, j.allocated_for, j.dangerous_goods, j.moved_at,
           case when j.moved_by is not null
             then identity_public.name_of_user(j.moved_by) end as movedby
    from jobs.job j
    join customers_public.customer_card c on c.tenant_id = j.tenant_id and c.id = j.customer_id
    left join jobs_public.zone_card z on z.tenant_id = j.tenant_id and z.id = j.to_zone_id
    left join jobs.multi_stop m on m.tenant_id = j.tenant_id and m.id = j.multi_stop_id
    left join lateral (${locationOf('j.from_address')}) fl on true
    left join lateral (${locationOf('j.to_address')}) tl on true
    cross join lateral (${freight}) f
    where j.deleted_at is null and ${where}
    order by j.driver_guid, j.allocated_for nulls first, j.lane_position nulls last,
             j.deadline_at nulls last, j.id
    limit ${most}
  `);

/** To be picked up, or delivered once it was picked up, before the end of the day; or undated. */
const isWaiting = (before: Date) => sql`
  j.driver_id is null and j.status <> 'Delivered' and not j.is_line_haul
  and coalesce(${plannedAt}, '-infinity') < ${before}
`;

export const waitingJobs = (db: TenantDb, before: Date, most: number): Promise<BoardJobRow[]> =>
  boardJobs(db, isWaiting(before), most);

/** Returns those of some jobs that are waiting. */
export const waitingAmong = (
  db: TenantDb,
  before: Date,
  ids: readonly string[],
): Promise<BoardJobRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : boardJobs(db, sql`j.id = any (${ids}::uuid[]) and ${isWaiting(before)}`, ids.length);

/** Returns the drivers who have some of these jobs. */
export const driversOfJobs = async (db: TenantDb, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db.many(sql<{ driver: string }>`
    select distinct j.driver_guid as driver from jobs.job j
    where j.id = any (${ids}::uuid[]) and j.driver_guid is not null
  `);
  return rows.map(({ driver }) => driver);
};

export const countWaitingJobs = async (db: TenantDb, before: Date): Promise<number> => {
  const row = await db.one(sql<{ count: number }>`
    select count(*)::int as count from jobs.job j
    where j.deleted_at is null and ${isWaiting(before)}
  `);
  return row.count;
};

/** A day of the board, and the current one. */
export type DayOfLanes = { readonly day: LocalDate; readonly today: LocalDate };

/** Jobs of a later day are on its board alone; today's has also what earlier days have left. */
const isOfDay = (job: string, { day, today }: DayOfLanes) =>
  day > today
    ? sql`${sql.ref(`${job}.allocated_for`)} = ${day}::date`
    : sql`coalesce(${sql.ref(`${job}.allocated_for`)}, '-infinity') <= ${day}::date`;

/** Returns the open jobs of drivers on a day, each in the order of its lane. */
export const laneJobs = (
  db: TenantDb,
  driverIds: readonly string[],
  { most, ...days }: DayOfLanes & { readonly most: number },
): Promise<BoardJobRow[]> =>
  boardJobs(
    db,
    sql`j.driver_guid = any (${driverIds}::uuid[]) and j.status <> 'Delivered'
        and not j.is_line_haul and ${isOfDay('j', days)}`,
    most,
  );

export const jobsForBoard = (db: TenantDb, ids: readonly string[]): Promise<BoardJobRow[]> =>
  boardJobs(db, sql`j.id = any (${ids}::uuid[])`, ids.length);

/** Serialises changes of a driver's day until the transaction ends. */
export const lockLane = (db: TenantDb, driverId: string): Promise<unknown> =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('lane of ' || ${driverId}, ${db.scope.tenantId}))
  `);

/** Serialises changes of several drivers' days, in one order for all callers. */
export const lockLanes = (db: TenantDb, driverIds: readonly string[]): Promise<unknown> =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('lane of ' || id, ${db.scope.tenantId}))
    from unnest(${[...new Set(driverIds)].toSorted()}::text[]) id
  `);

/** Orders the open jobs of a driver's day by these ids; others come last, as they were. */
export const reorderLane = (
  db: TenantDb,
  { driverId, ids, ...days }: DayOfLanes & { driverId: string; ids: readonly string[] },
): Promise<number> =>
  db.run(sql`
    update jobs.job j set lane_position = o.position, allocated_for = ${days.day}
    from (
      select k.id, row_number() over (
        order by array_position(${ids}::uuid[], k.id) nulls last,
                 k.allocated_for nulls first, k.lane_position nulls last,
                 k.deadline_at nulls last, k.id
      ) as position
      from jobs.job k
      where k.driver_guid = ${driverId} and k.status <> 'Delivered' and not k.is_line_haul
        and k.deleted_at is null and ${isOfDay('k', days)}
    ) o
    where j.id = o.id
      and (j.lane_position, j.allocated_for) is distinct from (o.position, ${days.day}::date)
  `);

/** Orders the jobs of a driver's day by these ids; what earlier days have left joins it. */
export const numberLane = (db: TenantDb, ids: readonly string[], day: LocalDate): Promise<number> =>
  db.run(sql`
    update jobs.job j set lane_position = o.position, allocated_for = ${day}
    from unnest(${ids}::uuid[]) with ordinality o (id, position)
    where j.id = o.id
      and (j.lane_position, j.allocated_for) is distinct from (o.position, ${day}::date)
  `);

/** More jobs than any driver has in a day. */
const runMax = 300;

type RunDay = {
  readonly today: LocalDate;
  /** The start of today. */
  readonly since: Date;
};

/**
 * Returns a driver's open jobs of today in order, with what earlier days have left and what is on
 * the vehicle already, and what was delivered today.
 */
export const runOfDriver = (
  db: TenantDb,
  userId: number,
  { today, since }: RunDay,
): Promise<JobRow[]> =>
  db.many(sql<JobRow>`
    select ${jobColumns} from ${jobTables}
    where j.deleted_at is null and not j.is_line_haul
      and (j.driver_id = ${userId} and j.status <> 'Delivered'
          and (coalesce(j.allocated_for, '-infinity') <= ${today}::date
            or j.status in ('PickedUp', 'InTransit', 'OutForDelivery'))
        or j.driver_id = ${userId} and j.delivered_at >= ${since})
    order by j.status = 'Delivered', j.allocated_for nulls first, j.lane_position nulls last,
             j.deadline_at nulls last, j.number
    limit ${runMax}
  `);

/** Returns the middle of a suburb, in degrees; null if it is unknown. */
const middleOf = (location: string) => sql`
  case when ${sql.ref(`${location}.latitude`)} is not null
        and ${sql.ref(`${location}.longitude`)} is not null
    then jsonb_build_object('latitude', ${sql.ref(`${location}.latitude`)},
                            'longitude', ${sql.ref(`${location}.longitude`)}) end
`;

/** Returns where jobs are picked up and delivered, in the order of the ids. */
export const placesOfJobs = (
  db: TenantDb,
  ids: readonly string[],
): Promise<DriverRun['places'][number][]> =>
  db.many(sql<DriverRun['places'][number]>`
    select j.id as jobid, ${middleOf('fl')} as "from", ${middleOf('tl')} as "to"
    from unnest(${ids}::uuid[]) with ordinality asked (id, position)
    join jobs.job j on j.id = asked.id
    left join lateral (${locationOf('j.from_address')}) fl on true
    left join lateral (${locationOf('j.to_address')}) tl on true
    order by asked.position
  `);

type Override = {
  readonly id: string;
  readonly driverId: string;
  readonly jobIds: readonly string[];
  readonly concerns: readonly string[];
  readonly reason: string;
};

export const addOverride = (db: TenantDb, o: Override, now: Date): Promise<number> =>
  db.run(sql`
    insert into jobs.allocation_override
      (tenant_id, id, driver_guid, job_ids, concerns, reason, created_at, created_by)
    values (${db.scope.tenantId}, ${o.id}, ${o.driverId}, ${o.jobIds}::uuid[],
            ${o.concerns}::text[], ${o.reason}, ${now}, ${db.scope.userId})
  `);

/** Returns users whose board sent a heartbeat since the given time. */
export const boardViewers = (db: TenantDb, since: Date): Promise<BoardDispatcher[]> =>
  db.many(sql<BoardDispatcher>`
    select user_id as userid, identity_public.name_of_user(user_id) as name
    from jobs.board_viewer where seen_at > ${since} order by name, user_id limit 50
  `);

/** Saves the heartbeat of a user's board; true if it had none since the given time. */
export async function noteViewer(
  db: TenantDb,
  userId: number,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<boolean> {
  const { is_new } = await db.one(sql<{ is_new: boolean }>`
    with known as (
      select from jobs.board_viewer where user_id = ${userId} and seen_at > ${since}
    ), noted as (
      insert into jobs.board_viewer (tenant_id, user_id, seen_at)
      values (${db.scope.tenantId}, ${userId}, ${now})
      on conflict (tenant_id, user_id) do update set seen_at = excluded.seen_at
    )
    select not exists (select from known) as is_new
  `);
  return is_new;
}

/** Removes a user's board; true if it was open. */
export const forgetViewer = async (db: TenantDb, userId: number): Promise<boolean> =>
  (await db.run(sql`delete from jobs.board_viewer where user_id = ${userId}`)) > 0;

/** Returns the confirmed warnings of a job, the latest first. */
export const overridesOf = (
  db: TenantDb,
  jobId: string,
): Promise<{ concerns: string[]; reason: string; by: string | null; at: Date }[]> =>
  db.many(sql<{ concerns: string[]; reason: string; by: string | null; at: Date }>`
    select concerns, reason, identity_public.name_of_user(created_by) as by, created_at as at
    from jobs.allocation_override where ${jobId} = any (job_ids)
    order by created_at desc limit 20
  `);

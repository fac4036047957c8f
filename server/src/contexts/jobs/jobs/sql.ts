import type { Address } from '@waybill/contract/shared/address';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type JobContents = {
  readonly id: string;
  readonly customer_id: number;
  readonly booking_id: number | null;
  readonly parent_id: string | null;
  readonly connote_number: string | null;
  readonly manifest_number: string | null;
  readonly route_code: string | null;
  readonly job_type: string;
  readonly from_address: Address;
  readonly to_address: Address;
  readonly items: Job['items'];
  readonly service_code: string;
  readonly service_name: string;
  readonly service_type: string | null;
  readonly account_code: string | null;
  readonly reference: Readonly<Record<string, string>>;
  readonly cost_centre: Readonly<Record<string, string>>;
  readonly time_slot: string | null;
  readonly dangerous_goods: string | null;
  readonly special_instructions: string | null;
  readonly delivery_instructions: string | null;
  readonly is_confirmed: boolean;
  readonly is_pickup_ready: boolean;
};

/** The hours of the customer's charge; money in hundredths before tax, times in minutes. */
export type JobPriceRow = {
  readonly rate: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly between: number | null;
  readonly break: number;
  readonly roundBy: number;
  readonly charged: number;
  readonly subtotal: number;
};

export type JobRow = JobContents & {
  readonly number: string;
  readonly customer_guid: string;
  readonly customer_name: string;
  readonly pickup_ready_at: Date | null;
  readonly pickup_at: Date | null;
  readonly deadline_at: Date | null;
  readonly is_line_haul: boolean;
  readonly driver_guid: string | null;
  readonly driver_name: string | null;
  readonly last_scan_code: string | null;
  readonly last_scan_at: Date | null;
  readonly last_scan_location: string | null;
  readonly last_scan_warehouse: string | null;
  readonly status: JobStatus;
  readonly created_at: Date;
  readonly from_zone: Job['fromzone'];
  readonly to_zone: Job['tozone'];
  readonly multi_stop_id: string | null;
  readonly multi_stop_number: string | null;
  /** Null if the customer has no charge, and for the job's driver. */
  readonly price: JobPriceRow | null;
  readonly leg_sequence: number | null;
  readonly line_haul_id: string | null;
  readonly line_haul_from: string | null;
  readonly line_haul_to: string | null;
};

/** Selects a zone and its head port, as shown with a job. */
const zoneOf = (zone: string) => sql`
  case when ${sql.ref(`${zone}.id`)} is not null then jsonb_build_object(
    'id', ${sql.ref(`${zone}.id`)}, 'code', ${sql.ref(`${zone}.code`)},
    'name', ${sql.ref(`${zone}.name`)}, 'headportid', ${sql.ref(`${zone}.head_port_id`)},
    'headportcode', ${sql.ref(`${zone}.head_port_code`)},
    'isonforwarding', ${sql.ref(`${zone}.is_on_forwarding`)}
  ) end
`;

export const jobColumns = sql<JobRow>`
  j.id, j.number, j.customer_id, c.guid as customer_guid, c.display_name as customer_name,
  j.booking_id, j.parent_id, j.connote_number, j.manifest_number, j.route_code, j.job_type,
  j.from_address, j.to_address, j.items, j.service_code, j.service_name, j.service_type,
  j.account_code, j.reference, j.cost_centre, j.pickup_ready_at, j.pickup_at, j.deadline_at,
  j.time_slot, j.dangerous_goods, j.special_instructions, j.delivery_instructions, j.is_confirmed,
  j.is_pickup_ready, j.is_line_haul, j.driver_guid,
  identity_public.name_of_user(j.driver_id) as driver_name, j.last_scan_code, j.last_scan_at,
  j.last_scan_location, j.last_scan_warehouse, j.status, j.created_at,
  ${zoneOf('fz')} as from_zone, ${zoneOf('tz')} as to_zone,
  j.multi_stop_id, m.number as multi_stop_number,
  (select p.price from jobs.job_price p
   where p.tenant_id = j.tenant_id and p.job_id = j.id
     and j.driver_id is distinct from platform.user_id()) as price,
  j.leg_sequence, j.line_haul_id, j.line_haul_from, j.line_haul_to
`;

export const jobTables = sql`
  jobs.job j join customers_public.customer_card c
    on c.tenant_id = j.tenant_id and c.id = j.customer_id
  left join jobs_public.zone_card fz on fz.tenant_id = j.tenant_id and fz.id = j.from_zone_id
  left join jobs_public.zone_card tz on tz.tenant_id = j.tenant_id and tz.id = j.to_zone_id
  left join jobs.multi_stop m on m.tenant_id = j.tenant_id and m.id = j.multi_stop_id
`;

/** Returns the ids of the customers `c` that match, at most `most`. */
export const customersWith = async (
  db: TenantDb,
  matches: RawBuilder<boolean>,
  most: number,
): Promise<number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select c.id from customers_public.customer_card c where ${matches} limit ${most}
  `);
  return rows.map(({ id }) => id);
};

/** Returns the location of an address's suburb: the known one nearest to its jobs. */
export const locationOf = (address: string) => sql`
  select l.latitude, l.longitude from lookups_public.locality l
  where l.country_code = ${sql.ref(address)} ->> 'countryCode'
    and upper(l.post_code) = upper(${sql.ref(address)} ->> 'postCode')
  order by upper(l.suburb) = upper(${sql.ref(address)} ->> 'suburb') desc, l.id
  limit 1
`;

/** Drivers see only their own jobs (decisions A-12); `null` is any other user. */
export const seenBy = (driverId: number | null): RawBuilder<unknown> =>
  driverId === null ? sql`true` : sql`j.driver_id = ${driverId}`;

export const job = (
  db: TenantDb,
  id: string,
  driverId: number | null,
): Promise<JobRow | undefined> =>
  db.maybeOne(sql<JobRow>`
    select ${jobColumns} from ${jobTables}
    where j.id = ${id} and j.deleted_at is null and ${seenBy(driverId)}
  `);

export type HeldJob = {
  readonly id: string;
  readonly number: string;
  readonly customer_id: number;
  readonly booking_id: number | null;
  readonly connote_number: string | null;
  readonly is_confirmed: boolean;
  readonly driver_id: number | null;
  readonly driver_guid: string | null;
  readonly driver_name: string | null;
  readonly last_scan_code: string | null;
  readonly delivered_at: Date | null;
  readonly status: JobStatus;
  readonly items: Job['items'];
  readonly service_code: string;
  readonly parent_id: string | null;
  readonly is_line_haul: boolean;
  readonly multi_stop_id: string | null;
  /** The day on whose board it was allocated, yyyy-MM-dd; null if it was on none. */
  readonly allocated_for: string | null;
  readonly planned_at: Date | null;
  /** The user who last allocated it or removed it from its driver. */
  readonly moved_by_name: string | null;
};

/** When the next work on a job is planned: its pickup, or its delivery once it was picked up. */
export const plannedAt = sql`
  case when j.status in ('PickedUp', 'InTransit', 'OutForDelivery')
    then coalesce(j.deadline_at, j.pickup_at, j.pickup_ready_at)
    else coalesce(j.pickup_at, j.pickup_ready_at, j.deadline_at) end
`;

/** Locks jobs until the transaction ends, in the order of their ids. */
export const lockJobs = (
  db: TenantDb,
  ids: readonly string[],
  driverId: number | null = null,
): Promise<HeldJob[]> =>
  db.many(sql<HeldJob>`
    select j.id, j.number, j.customer_id, j.booking_id, j.connote_number, j.is_confirmed,
           j.driver_id, j.driver_guid, identity_public.name_of_user(j.driver_id) as driver_name,
           j.last_scan_code, j.delivered_at, j.status, j.items, j.service_code, j.parent_id,
           j.is_line_haul, j.multi_stop_id, j.allocated_for, ${plannedAt} as planned_at,
           case when j.moved_by is not null then identity_public.name_of_user(j.moved_by) end
             as moved_by_name
    from jobs.job j
    where j.id = any (${ids}::uuid[]) and j.deleted_at is null and ${seenBy(driverId)}
    order by j.id for update
  `);

export const childrenOf = (
  db: TenantDb,
  ids: readonly string[],
  driverId: number | null = null,
): Promise<JobRow[]> =>
  db.many(sql<JobRow>`
    select ${jobColumns} from ${jobTables}
    where j.parent_id = any (${ids}::uuid[]) and j.deleted_at is null and ${seenBy(driverId)}
    order by j.created_at, j.id
  `);

export type JobToWrite = JobContents & {
  readonly pickup_ready_at: string | null;
  readonly pickup_at: string | null;
  readonly deadline_at: string | null;
};

const written = sql`
  id uuid, number text, customer_id bigint, booking_id bigint, parent_id uuid,
  connote_number text, manifest_number text, route_code text, job_type text,
  from_address jsonb, to_address jsonb, items jsonb, service_code text, service_name text,
  service_type text, account_code text, reference jsonb, cost_centre jsonb,
  pickup_ready_at timestamptz, pickup_at timestamptz, deadline_at timestamptz, time_slot text,
  dangerous_goods text, special_instructions text, delivery_instructions text,
  is_pickup_ready boolean,
  is_confirmed boolean
`;
const columns = sql`
  customer_id, booking_id, parent_id, connote_number, manifest_number, route_code, job_type,
  from_address, to_address, items, service_code, service_name, service_type, account_code,
  reference, cost_centre, pickup_ready_at, pickup_at, deadline_at, time_slot, dangerous_goods,
  special_instructions, delivery_instructions, is_pickup_ready, is_confirmed
`;

export type NewJob = JobToWrite & { readonly number: string; readonly created_at: Date };

export const addJobs = (db: TenantDb, jobs: readonly NewJob[]): Promise<number> =>
  db.run(sql`
    insert into jobs.job (tenant_id, id, number, ${columns}, created_at, created_by)
    select ${db.scope.tenantId}, id, number, ${columns}, created_at, ${db.scope.userId}
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
      as w (${written}, created_at timestamptz)
  `);

export const replaceJob = (db: TenantDb, job: JobToWrite, now: Date): Promise<number> =>
  db.run(sql`
    update jobs.job set (${columns}) = (
      select ${columns} from jsonb_to_record(${JSON.stringify(job)}::jsonb) as w (${written})
    ), updated_at = ${now}, updated_by = ${db.scope.userId}
    where id = ${job.id}
  `);

export const forgetArticles = (db: TenantDb, jobId: string): Promise<number> =>
  db.run(sql`delete from jobs.article where job_id = ${jobId}`);

/** Writes the articles of jobs from their items. */
export const writeArticles = (db: TenantDb, jobIds: readonly string[]): Promise<number> =>
  db.run(sql`
    insert into jobs.article (tenant_id, job_id, number, customer_id, position)
    select j.tenant_id, j.id, a.number, j.customer_id, a.position
    from jobs.job j, jsonb_path_query(j.items, '$[*].articlenumbers[*]')
      with ordinality as p (number, position),
      lateral (select p.number #>> '{}' as number, p.position) a
    where j.id = any (${jobIds}::uuid[])
  `);

export type JourneyLabel = {
  readonly job_id: string;
  readonly customer_id: number;
  readonly number: string;
  readonly article_number: string | null;
  readonly leg_number: number;
};

export const addJourneyLabels = (db: TenantDb, labels: readonly JourneyLabel[]): Promise<number> =>
  db.run(sql`
    insert into jobs.journey_label
      (tenant_id, job_id, number, customer_id, article_number, leg_number)
    select ${db.scope.tenantId}, job_id, number, customer_id, article_number, leg_number
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as w (
      job_id uuid, number text, customer_id bigint, article_number text, leg_number smallint
    )
    on conflict do nothing
  `);

export const removeJob = (db: TenantDb, id: string, now: Date): Promise<number> =>
  db.run(sql`
    update jobs.job set deleted_at = ${now}, multi_stop_id = null, multi_stop_position = null
    where id = ${id} and deleted_at is null
  `);

export const confirmJob = (
  db: TenantDb,
  job: { readonly id: string; readonly connoteNumber: string; readonly items: Job['items'] },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update jobs.job set is_confirmed = true, connote_number = ${job.connoteNumber},
      items = ${JSON.stringify(job.items)}::jsonb, updated_at = ${now}
    where id = ${job.id}
  `);

export const setReady = (
  db: TenantDb,
  id: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update jobs.job set is_pickup_ready = true, pickup_ready_at = ${at}, updated_at = ${now}
    where id = ${id}
  `);

/** Counts how many of these jobs exist. */
export const countJobs = async (db: TenantDb, ids: readonly string[]): Promise<number> => {
  const row = await db.one(sql<{ count: number }>`
    select count(*)::int as count from jobs.job where id = any (${ids}::uuid[])
  `);
  return row.count;
};

export const giveJobs = (
  db: TenantDb,
  ids: readonly string[],
  {
    driver,
    day,
    now,
  }: {
    readonly driver: { readonly id: number; readonly guid: string };
    /** The day of the board; null counts as of today. */
    readonly day: LocalDate | null;
    readonly now: Date;
  },
): Promise<number> =>
  db.run(sql`
    update jobs.job set driver_id = ${driver.id}, driver_guid = ${driver.guid},
      allocated_at = ${now}, allocated_for = ${day}, unallocate_reason = null, updated_at = ${now},
      moved_by = ${db.scope.userId}, moved_at = ${now}
    where id = any (${ids}::uuid[])
  `);

export const takeJobsBack = (
  db: TenantDb,
  ids: readonly string[],
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update jobs.job set driver_id = null, driver_guid = null, lane_position = null,
      allocated_at = null, allocated_for = null, unallocate_reason = ${reason}, updated_at = ${now},
      moved_by = ${db.scope.userId}, moved_at = ${now}
    where id = any (${ids}::uuid[])
  `);

/** Returns those bookings that have no job yet. */
export const bookingsWithoutJob = async (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<readonly number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select b.id from unnest(${bookingIds}::bigint[]) b (id)
    where not exists (
      select from jobs.job j
      where j.booking_id = b.id and j.parent_id is null and j.deleted_at is null
    )
    order by b.id
  `);
  return rows.map(({ id }) => id);
};

export const jobOfBooking = (
  db: TenantDb,
  bookingId: number,
): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    select id from jobs.job
    where booking_id = ${bookingId} and parent_id is null and deleted_at is null
  `);

/** Copies the editable values of a booking to its job; returns the job if anything changed. */
export const refreshJob = (
  db: TenantDb,
  fresh: JobToWrite,
  now: Date,
): Promise<{ id: string; driver_id: number | null } | undefined> =>
  db.maybeOne(sql<{ id: string; driver_id: number | null }>`
    with fresh as (
      select * from jsonb_to_record(${JSON.stringify(fresh)}::jsonb) as w (${written})
    )
    update jobs.job j set from_address = f.from_address, to_address = f.to_address,
      reference = f.reference, cost_centre = f.cost_centre,
      special_instructions = f.special_instructions,
      delivery_instructions = f.delivery_instructions, pickup_ready_at = f.pickup_ready_at,
      dangerous_goods = f.dangerous_goods,
      is_pickup_ready = f.is_pickup_ready, updated_at = ${now}
    from fresh f
    where j.booking_id = f.booking_id and j.parent_id is null and j.deleted_at is null
      and j.delivered_at is null
      and (j.from_address, j.to_address, j.reference, j.cost_centre, j.special_instructions,
        j.delivery_instructions, j.pickup_ready_at, j.is_pickup_ready, j.dangerous_goods)
      is distinct from (f.from_address, f.to_address, f.reference, f.cost_centre,
        f.special_instructions, f.delivery_instructions, f.pickup_ready_at, f.is_pickup_ready,
        f.dangerous_goods)
    returning j.id, j.driver_id
  `);

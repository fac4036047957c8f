import type { MultiStopStatus } from '@waybill/contract/jobs/multi-stop/lifecycle';
import type { Address } from '@waybill/contract/shared/address';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type MultiStopRow = {
  readonly id: string;
  readonly number: string;
  readonly customer_id: number;
  readonly customer_guid: string;
  readonly customer_name: string;
  readonly from_address: Address;
  readonly reference: Readonly<Record<string, string>>;
  readonly cost_centre: Readonly<Record<string, string>>;
  readonly driver_guid: string | null;
  readonly driver_name: string | null;
  readonly created_at: Date;
  readonly status: MultiStopStatus;
  readonly job_ids: readonly string[];
  readonly delivered: number;
  readonly pieces: number;
  readonly kilograms: number;
};

/**
 * The status of a multi-stop, from its driver and the jobs `s`: completed once all are delivered.
 */
export const statusSql = sql`
  case
    when s.jobs > 0 and s.delivered = s.jobs then 'Completed'
    when s.started > 0 then 'UnderWay'
    when m.driver_id is not null then 'Allocated'
    else 'Open'
  end
`;

export const multiStopColumns = sql<MultiStopRow>`
  m.id, m.number, m.customer_id, c.guid as customer_guid, c.display_name as customer_name,
  m.from_address, m.reference, m.cost_centre, m.driver_guid,
  identity_public.name_of_user(m.driver_id) as driver_name, m.created_at, ${statusSql} as status,
  s.job_ids, s.delivered, s.pieces, s.kilograms
`;

export const multiStopTables = sql`
  jobs.multi_stop m
  join customers_public.customer_card c on c.tenant_id = m.tenant_id and c.id = m.customer_id
  cross join lateral (
    select count(*)::integer as jobs,
           coalesce(array_agg(j.id order by j.multi_stop_position), '{}') as job_ids,
           count(*) filter (where j.status = 'Delivered')::integer as delivered,
           count(*) filter (
             where j.status not in ('New', 'Confirmed', 'ReadyForPickup', 'Allocated')
           )::integer as started,
           coalesce(sum(f.pieces), 0)::integer as pieces,
           coalesce(sum(f.kilograms), 0)::double precision as kilograms
    from jobs.job j
    cross join lateral (
      select sum((i ->> 'quantity')::integer) as pieces,
             sum((i ->> 'quantity')::integer * (i -> 'weight' ->> 'value')::numeric
               * case i -> 'weight' ->> 'unit'
                   when 'g' then 0.001 when 'lb' then 0.45359237
                   when 't' then 1000 else 1
                 end) as kilograms
      from jsonb_array_elements(j.items) i
    ) f
    where j.tenant_id = m.tenant_id and j.multi_stop_id = m.id
  ) s
`;

/** Drivers see only their own multi-stops; `null` is any other user. */
export const drivenBy = (driverId: number | null): RawBuilder<unknown> =>
  driverId === null ? sql`true` : sql`m.driver_id = ${driverId}`;

export const multiStop = (
  db: TenantDb,
  id: string,
  driverId: number | null = null,
): Promise<MultiStopRow | undefined> =>
  db.maybeOne(sql<MultiStopRow>`
    select ${multiStopColumns} from ${multiStopTables}
    where m.id = ${id} and m.deleted_at is null and ${drivenBy(driverId)}
  `);

/** Locks a multi-stop, which must happen before its jobs are locked. */
export const lockMultiStop = (db: TenantDb, id: string): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`
    select m.id from jobs.multi_stop m where m.id = ${id} and m.deleted_at is null for update
  `);

/** Locks the multi-stops of these jobs in the order of their ids. */
export const lockMultiStopsOf = (
  db: TenantDb,
  jobIds: readonly string[],
): Promise<{ id: string }[]> =>
  db.many(sql<{ id: string }>`
    select m.id from jobs.multi_stop m
    where m.id in (
      select j.multi_stop_id from jobs.job j
      where j.id = any (${jobIds}::uuid[]) and j.multi_stop_id is not null
    )
    order by m.id for update
  `);

/** Returns all jobs of these multi-stops. */
export const stopsOf = async (
  db: TenantDb,
  multiStopIds: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db.many(sql<{ id: string }>`
    select id from jobs.job where multi_stop_id = any (${multiStopIds}::uuid[])
    order by multi_stop_id, multi_stop_position
  `);
  return rows.map(({ id }) => id);
};

export type MultiStopToWrite = {
  readonly customerId: number;
  readonly fromAddress: Address;
  readonly reference: Readonly<Record<string, string>>;
  readonly costCentre: Readonly<Record<string, string>>;
};

export const addMultiStop = (
  db: TenantDb,
  made: MultiStopToWrite & {
    readonly id: string;
    readonly number: string;
    readonly userId: number | null;
  },
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into jobs.multi_stop (
      tenant_id, id, customer_id, number, from_address, reference, cost_centre, created_at,
      created_by
    )
    values (
      ${db.scope.tenantId}, ${made.id}, ${made.customerId}, ${made.number},
      ${JSON.stringify(made.fromAddress)}::jsonb, ${JSON.stringify(made.reference)}::jsonb,
      ${JSON.stringify(made.costCentre)}::jsonb, ${now}, ${made.userId}
    )
  `);

export const changeMultiStop = (
  db: TenantDb,
  id: string,
  sent: MultiStopToWrite & { readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update jobs.multi_stop set customer_id = ${sent.customerId},
      from_address = ${JSON.stringify(sent.fromAddress)}::jsonb,
      reference = ${JSON.stringify(sent.reference)}::jsonb,
      cost_centre = ${JSON.stringify(sent.costCentre)}::jsonb, updated_at = ${sent.now}
    where id = ${id}
  `);

export const removeMultiStop = (db: TenantDb, id: string, now: Date): Promise<number> =>
  db.run(sql`update jobs.multi_stop set deleted_at = ${now} where id = ${id}`);

export type StopDriver = { readonly id: number; readonly guid: string };

export const setDriver = (
  db: TenantDb,
  ids: readonly string[],
  { driver, now }: { readonly driver: StopDriver | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update jobs.multi_stop set driver_id = ${driver?.id ?? null},
      driver_guid = ${driver?.guid ?? null}, updated_at = ${now}
    where id = any (${ids}::uuid[])
  `);

/** Makes these jobs the stops of a multi-stop, in this order. */
export const setStops = (
  db: TenantDb,
  multiStopId: string,
  { jobIds, now }: { readonly jobIds: readonly string[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update jobs.job j set multi_stop_id = ${multiStopId}, multi_stop_position = s.position,
      updated_at = ${now}
    from unnest(${jobIds}::uuid[]) with ordinality s (id, position)
    where j.id = s.id
  `);

/** Removes jobs from their multi-stop. */
export const freeStops = (db: TenantDb, jobIds: readonly string[], now: Date): Promise<number> =>
  db.run(sql`
    update jobs.job set multi_stop_id = null, multi_stop_position = null, updated_at = ${now}
    where id = any (${jobIds}::uuid[])
  `);

/** Returns the driver of a multi-stop, even if no longer active. */
export const driverOfMultiStop = async (db: TenantDb, id: string): Promise<StopDriver | null> => {
  const { id: driverId, guid } = await db.one(sql<{ id: number | null; guid: string | null }>`
    select driver_id as id, driver_guid as guid from jobs.multi_stop where id = ${id}
  `);
  return driverId === null || guid === null ? null : { id: driverId, guid };
};

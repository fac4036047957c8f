import pg from 'pg';
import type { RunningBench } from './bench-app.ts';

type BoardSize = {
  readonly drivers: number;
  readonly waiting: number;
  /** The number of jobs that each driver already has. */
  readonly perDriver: number;
};

/** Fills the board to the measured size: drivers with vans, and copies of the demo's jobs. */
export async function fillBoard(
  { adminUrl, tenantId }: RunningBench,
  { drivers, waiting, perDriver }: BoardSize,
): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
    await owner.query(
      `update identity."user" set is_active = false
                       where tenant_id = $1 and is_driver`,
      [tenantId],
    );
    await owner.query(
      `update jobs.job set deleted_at = now() where tenant_id = $1
                       and driver_id is null and deleted_at is null`,
      [tenantId],
    );
    await addDrivers(owner, tenantId, drivers);
    await addJobs(owner, tenantId, { waiting, perDriver });
  } finally {
    await owner.end();
  }
}

async function addDrivers(owner: pg.Client, tenantId: number, count: number): Promise<void> {
  await owner.query(
    `with person as (
       insert into identity."user" (
         tenant_id, name, surname, user_name, email, password_hash, is_active, is_driver,
         is_email_confirmed, created_at
       )
       select $1, 'Driver', 'No ' || n, 'bench' || n, 'bench' || n || '@drivers.example', 'x',
              true, true, true, now()
       from generate_series(1, $2::int) n
       returning id, guid
     ), driver as (
       insert into fleet.driver (
         tenant_id, id, user_id, code, type, is_available, available_since, licence_number,
         licence_expiry, created_at
       )
       select $1, guid, id, 'BENCH' || id, 'Employee', true, now() - interval '1 day', 'L' || id,
              current_date + 300, now()
       from person returning id
     )
     insert into fleet.vehicle (
       tenant_id, id, driver_id, name, registration_number, capacity, gvm_kg, is_current, created_at
     )
     select $1, gen_random_uuid(), id, 'Van', 'B ' || row_number() over (),
       '{"cubic":{"value":60,"unit":"m3"},"length":{"value":4,"unit":"m"},
         "width":{"value":2,"unit":"m"},"height":{"value":2,"unit":"m"},
         "weight":{"value":9000,"unit":"kg"}}', 4500, true, now()
     from driver`,
    [tenantId, count],
  );
}

/** Adds copies of jobs that were deleted above, as those of a large day: all are due on it. */
async function addJobs(
  owner: pg.Client,
  tenantId: number,
  { waiting, perDriver }: Omit<BoardSize, 'drivers'>,
): Promise<void> {
  const copied = `tenant_id, customer_id, job_type, from_address, to_address, items, service_code,
    service_name, reference, cost_centre, is_pickup_ready, is_confirmed, created_at`;
  await owner.query(
    `with pattern as (
       select row_number() over (order by number) - 1 as at, count(*) over () as total, j.*
       from jobs.job j where tenant_id = $1 and booking_id is not null and not is_line_haul
     ), wanted as (
       select n, d.user_id, d.id as driver from generate_series(1, $2::int) n
       left join lateral (select null::bigint as user_id, null::uuid as id) d on true
       union all
       select 100000 + row_number() over (), d.user_id, d.id
       from fleet.driver d
       join identity."user" u on u.tenant_id = d.tenant_id and u.id = d.user_id and u.is_active
       cross join generate_series(1, $3::int)
       where d.tenant_id = $1
     )
     insert into jobs.job (id, number, deadline_at, driver_id, driver_guid, allocated_at, ${copied})
     select gen_random_uuid(), 'B' || lpad(w.n::text, 8, '0'),
            least(now() + interval '5 hours' + (w.n % 90) * interval '1 minute', evening.end_at),
            w.user_id, w.driver, case when w.driver is not null then now() end,
            ${copied
              .split(',')
              .map((column) => `p.${column.trim()}`)
              .join(', ')}
     from wanted w join pattern p on p.at = w.n % p.total
     cross join (
       select (date_trunc('day', now() at time zone 'Australia/Sydney') + interval '1439 minutes')
              at time zone 'Australia/Sydney' as end_at
     ) evening`,
    [tenantId, waiting, perDriver],
  );
}

import pg from 'pg';

type Filling = {
  readonly bookings: number;
  readonly customers: number;
  /** Other tenants that also have bookings, and the number of each. */
  readonly neighbours?: { readonly tenants: number; readonly bookings: number };
  /** True for three events and an audit entry per booking. */
  readonly withEvents?: boolean;
};

/** Rows per insert, so that its triggers do not store a million of them in memory. */
const step = 100_000;
/** The number of demo rows that are copied in rotation. */
const patterns = 500;

/**
 * Multiplies the demo bookings to `bookings` and the customers to `customers`. A million take a few
 * minutes: indexes are built after the rows, triggers that look up other rows for each row are
 * disabled, and the disk is synced only at the end.
 */
export const fillDatabase = (adminUrl: string, tenantId: number, filling: Filling): Promise<void> =>
  asOwner(adminUrl, async (owner) => {
    const { bookings, customers, neighbours, withEvents = true } = filling;
    await addRows(owner, 'customers.customer', async () => {
      await copyRows(owner, tenantId, {
        table: 'customers.customer',
        most: customers,
        changes: {
          guid: 'gen_random_uuid()',
          code: `'BEN' || lpad(n::text, 6, '0')`,
          company_name: `(array['Cedar','Harbour','Wattle','Quarry','Lantern','Meridian','Copper',
          'Ferry'])[1 + n % 8] || ' ' || (n % 977) || ' Pty Ltd'`,
          email: `'office' || n || '@bench.example'`,
        },
      });
    });
    await addRows(owner, 'booking.booking', async () => {
      await copyRows(owner, tenantId, {
        table: 'booking.booking',
        most: bookings,
        changes: bookingChanges,
      });
      if (neighbours !== undefined) await addNeighbours(owner, tenantId, neighbours);
      await owner.query('select booking.fold_tally()');
    });
    if (withEvents) await besides(owner, tenantId);
  });

/** Adds this many scan events, half a minute apart. */
export const addScans = (adminUrl: string, tenantId: number, scans: number): Promise<void> =>
  asOwner(adminUrl, (owner) =>
    addRows(owner, 'jobs.scan_event', async () => {
      await owner.query(
        `insert into jobs.scan_event (
           tenant_id, id, job_id, customer_id, article_number, code, scanned_at, received_at
         )
         select $1, gen_random_uuid(), j.id, j.customer_id, 'BEN' || n, 'INTRANSIT',
           timestamptz '2026-11-20Z' - n * interval '30 seconds', now()
         from generate_series(1, $2::integer) n
         join (
           select *, row_number() over (order by id) - 1 as place, count(*) over () as places
           from jobs.job where tenant_id = $1
         ) j on j.place = n % j.places`,
        [tenantId, scans],
      );
    }),
  );

/** Turns a copy into a separate booking, a minute before the previous one. */
const bookingChanges = {
  consignment_id: `case when t.consignment_id is not null then 'BEN' || lpad(n::text, 9, '0') end`,
  resource_token: `'bench' || n`,
  quote_id: 'null::uuid',
  batch_id: 'null::uuid',
  manifest_id: 'null::bigint',
  invoice_id: 'null::bigint',
  parent_id: 'null::bigint',
  leg_number: 'null::smallint',
  is_multi_leg: 'false',
  price_in_one: 'null::jsonb',
  created_at: earlier('created_at'),
  booked_at: earlier('booked_at'),
  picked_up_at: earlier('picked_up_at'),
  eta: earlier('eta'),
  delivered_at: earlier('delivered_at'),
};

function earlier(column: string): string {
  return `t.${column} - n * interval '1 minute'`;
}

/**
 * Works as the owner of the tables without waiting for the disk, and flushes everything at the end.
 */
export async function asOwner(
  adminUrl: string,
  work: (owner: pg.Client) => Promise<void>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    await owner.query('alter system set fsync = off');
    await owner.query(`alter system set max_wal_size = '16GB'`);
    await owner.query('select pg_reload_conf()');
    await owner.query(`set maintenance_work_mem = '512MB'`);
    await work(owner);
    await owner.query('vacuum analyze');
    await owner.query('alter system reset all');
    await owner.query('select pg_reload_conf()');
    // Flushes pending writes now, so that no measured statement pays for them.
    await owner.query('checkpoint');
  } finally {
    await owner.end();
  }
}

type Index = { readonly name: string; readonly made: string };

/** Adds rows to a table without its indexes, history and look-ups, then restores them. */
export async function addRows(
  owner: pg.Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await owner.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await owner.query(`alter table ${table} disable trigger all`);
  if (table === 'booking.booking') {
    await owner.query(`alter table ${table} enable trigger tally_inserted`);
  }
  await work();
  await owner.query(`alter table ${table} enable trigger all`);
  for (const { made } of indexes) await owner.query(made);
}

type Changes = Readonly<Record<string, string>>;

/**
 * Copies a table's rows in rotation until there are `most`; `changes` are expressions of `n` and
 * `t`.
 */
async function copyRows(
  owner: pg.Client,
  tenantId: number,
  {
    table,
    most,
    changes,
  }: { readonly table: string; readonly most: number; readonly changes: Changes },
): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map((row) => row.name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  // A separate table, so that only original rows are copied, never copies.
  const { rowCount } = await owner.query(
    `create temp table pattern as
     select *, row_number() over (order by id) - 1 as place from ${table}
     where tenant_id = ${tenantId} and deleted_at is null limit ${patterns}`,
  );
  await owner.query('analyze pattern');
  for (let from = 1; from <= most; from += step) {
    await owner.query(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')}
       from generate_series($1::integer, $2::integer) n
       join pattern t on t.place = n % $3::integer`,
      [from, Math.min(from + step - 1, most), rowCount],
    );
  }
  await owner.query('drop table pattern');
}

/**
 * Adds other tenants' bookings, which only fill the indexes; neither they nor their owners are
 * read.
 */
async function addNeighbours(
  owner: pg.Client,
  tenantId: number,
  { tenants, bookings }: NonNullable<Filling['neighbours']>,
): Promise<void> {
  const { rows } = await owner.query<{ first: string }>(
    `with added as (
       insert into tenancy.tenant (name)
       select 'Neighbour ' || n from generate_series(1, $1::integer) n returning tenant_id
     )
     select min(tenant_id) as first from added`,
    [tenants],
  );
  const first = Number(rows[0]?.first);
  await copyRows(owner, tenantId, {
    table: 'booking.booking',
    most: tenants * bookings,
    changes: {
      ...bookingChanges,
      tenant_id: `${first} + n % ${tenants}`,
      created_at: `t.created_at - n / ${tenants} * interval '1 hour'`,
    },
  });
}

/** Adds the rows related to each booking: three events and an audit entry. */
async function besides(owner: pg.Client, tenantId: number): Promise<void> {
  await addRows(owner, 'booking.tracking', async () => {
    await owner.query(
      `insert into booking.tracking (
         tenant_id, booking_id, customer_id, status, code, at, received_at, details, moved
       )
       select tenant_id, id, customer_id, 'InTransit', 'INTRANSIT',
         created_at + n * interval '1 hour', created_at + n * interval '1 hour', '[]', true
       from booking.booking, generate_series(1, 3) n
       where tenant_id = $1 and resource_token like 'bench%' and customer_id is not null`,
      [tenantId],
    );
  });
  await addRows(owner, 'booking.operation_log', async () => {
    await owner.query(
      `insert into booking.operation_log (
         tenant_id, booking_id, customer_id, operation, status, value, created_at
       )
       select tenant_id, id, customer_id, 'Book', 'Success', consignment_id, created_at
       from booking.booking where tenant_id = $1 and resource_token like 'bench%'`,
      [tenantId],
    );
  });
}

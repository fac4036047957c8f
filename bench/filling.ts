import pg from 'pg';

/** Multiplies the demo town's bookings to `bookings` and its customers to `customers`. */
export async function fillTown(
  adminUrl: string,
  tenantId: number,
  { bookings, customers }: { readonly bookings: number; readonly customers: number },
): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    await copyRows(owner, tenantId, 'customers.customer', customers, {
      guid: 'gen_random_uuid()',
      code: `'BEN' || lpad(n::text, 6, '0')`,
      company_name: `(array['Cedar','Harbour','Wattle','Quarry','Lantern','Meridian','Copper',
        'Ferry'])[1 + n % 8] || ' ' || (n % 977) || ' Pty Ltd'`,
      email: `'office' || n || '@bench.example'`,
    });
    await copyRows(owner, tenantId, 'booking.booking', bookings, {
      consignment_id: `case when t.consignment_id is not null then 'BEN' || lpad(n::text, 9, '0') end`,
      resource_token: `'bench' || n`,
      quote_id: 'null::uuid',
      batch_id: 'null::uuid',
      manifest_id: 'null::bigint',
      invoice_id: 'null::bigint',
      parent_id: 'null::bigint',
      is_multi_leg: 'false',
      created_at: `t.created_at - n * interval '1 minute'`,
    });
    await besides(owner, tenantId);
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}

/** Copies of a table's rows in turn until there are `most`; `changes` are expressions of `n` and `t`. */
async function copyRows(
  owner: pg.Client,
  tenantId: number,
  table: string,
  most: number,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  const names = rows.map((row) => row.name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await owner.query(`alter table ${table} disable trigger note_change`);
  await owner.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')}
     from generate_series(1, $2::integer) n
     join (
       select *, row_number() over (order by id) - 1 as place, count(*) over () as places
       from ${table} where tenant_id = $1 and deleted_at is null
     ) t on t.place = n % t.places
     order by n`,
    [tenantId, most],
  );
  await owner.query(`alter table ${table} enable trigger note_change`);
}

/** What lies beside each booking: three events and a deed. */
async function besides(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into booking.tracking (
       tenant_id, booking_id, customer_id, status, code, at, received_at, details, moved
     )
     select tenant_id, id, customer_id, 'InTransit', 'INTRANSIT', created_at + n * interval '1 hour',
       created_at + n * interval '1 hour', '[]', true
     from booking.booking, generate_series(1, 3) n
     where tenant_id = $1 and resource_token like 'bench%' and customer_id is not null`,
    [tenantId],
  );
  await owner.query(
    `insert into booking.operation_log (
       tenant_id, booking_id, customer_id, operation, status, value, created_at
     )
     select tenant_id, id, customer_id, 'Book', 'Success', consignment_id, created_at
     from booking.booking where tenant_id = $1 and resource_token like 'bench%'`,
    [tenantId],
  );
}

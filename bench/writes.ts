import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { registerListeners } from '../server/src/platform/background/listeners.ts';
import { startBackground } from '../server/src/platform/background/worker.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { accountBookings } from './account-bookings.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import type { HttpLoad, RowsLoad, WriteLoad, Written } from './booking-load.ts';
import { type BenchFigure, type ComparedFigure, oneByOne, rate } from './compare.ts';

const duration_ms = 3_000;

type Query = ReturnType<typeof adminQuery>;

/**
 * Measures bookings per second with all their background work, sent by another process, compared
 * with transactions that write the same rows: a booking, its tracking, log, event and audit
 * entries.
 */
export async function benchWrites(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const stop = await startWork(benchApp);
  const loader = fork(join(import.meta.dirname, 'booking-load.ts'));
  try {
    const admin = adminQuery(benchApp.adminUrl);
    const load = await bookingsOf(benchApp, admin);
    const rows = await rowsOf(benchApp, admin, load);
    const run = (of: HttpLoad | RowsLoad, clients: number): Promise<BenchFigure> =>
      written(loader, { ...of, clients, duration_ms });
    const compare = async ({ name, clients, bar, sent = load }: Comparison) =>
      rate(
        name,
        await oneByOne(
          () => run(rows, clients),
          () => run(sent, clients),
        ),
        { bar, unit: 'bookings/s' },
      );
    const one = { ...load, bodies: load.bodies.slice(0, 1) };
    return [
      await compare({
        name: 'Bookings, 32 clients, 100 customers',
        clients: 32,
        bar: '≥ 0.25; ≥ 500/s; p99 ≤ 100 ms',
      }),
      await compare({ name: '… of one customer', clients: 32, bar: '≥ 250/s', sent: one }),
      await compare({ name: '… by one client', clients: 1, bar: 'p50 ≤ 6 ms' }),
    ];
  } finally {
    loader.disconnect();
    await stop();
    await benchApp.close();
  }
}

type Comparison = {
  readonly name: string;
  readonly clients: number;
  readonly bar: string;
  readonly sent?: HttpLoad;
};

/** Starts background work like the server itself. */
async function startWork({ app, adminUrl }: RunningBench): Promise<() => Promise<void>> {
  await registerListeners(adminQuery(adminUrl), app.contexts);
  const background = startBackground({
    adminUrl,
    database: app.database,
    contexts: app.contexts,
    workingTenants: app.workingTenants,
    clock: () => new Date(),
    log: app.server.log,
    isAlone: true,
  });
  return () => background.stop();
}

/** Returns bookings of a hundred account customers without a limit, carried by the own fleet. */
async function bookingsOf(benchApp: RunningBench, admin: Query): Promise<HttpLoad> {
  const bodies = await accountBookings(admin, benchApp.tenantId);
  const url = `${benchApp.origin}/api/booking/booking/createorupdatebooking`;
  return { kind: 'http', url, headers: await benchApp.headersOf('kim'), bodies };
}

/**
 * Returns the rows that a booking writes, copied by one statement that runs entirely in the
 * database.
 */
async function rowsOf(
  { adminUrl, tenantId }: RunningBench,
  admin: Query,
  { url, headers, bodies }: HttpLoad,
): Promise<RowsLoad> {
  const reply = await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' });
  if (!reply.ok) throw new Error(await reply.text());
  const { result } = (await reply.json()) as { result: { booking: { id: number } } };
  const id = result.booking.id;
  const ofBooking = { where: `booking_id = ${id}`, changes: { booking_id: 'next' } };
  const events = { where: `payload ->> 'id' = '${id}' limit 2`, changes: {} };
  const lastEntry = { where: 'true order by t.id desc limit 1', changes: {} };
  await admin(`create function public.write_rows() returns void language plpgsql as $$
    declare
      next bigint := nextval('booking.booking_id_seq');
    begin
      perform set_config('app.tenant_id', '${tenantId}', true),
        set_config('app.customer_id', 'all', true);
      ${await copyOf(admin, 'booking.booking', {
        where: `id = ${id}`,
        changes: {
          id: 'next',
          consignment_id: `'ROW' || next`,
          resource_token: `'row' || next`,
        },
      })};
      ${await copyOf(admin, 'booking.tracking', ofBooking)};
      ${await copyOf(admin, 'booking.operation_log', ofBooking)};
      ${await copyOf(admin, 'platform.event', events)};
      ${await copyOf(admin, 'platform.audit', lastEntry)};
    end $$`);
  return { kind: 'rows', databaseUrl: adminUrl, statement: 'select public.write_rows()' };
}

/** Returns the statement that copies rows of a table, with some columns changed. */
async function copyOf(
  admin: Query,
  table: string,
  {
    where,
    changes,
  }: { readonly where: string; readonly changes: Readonly<Record<string, string>> },
): Promise<string> {
  const found = await admin(
    `select attname as name, attidentity <> '' as is_identity from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = found
    .filter((column) => !column['is_identity'] || String(column['name']) in changes)
    .map(({ name }) => String(name));
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  return `insert into ${table} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from ${table} t where ${where}`;
}

async function written(loader: ReturnType<typeof fork>, load: WriteLoad): Promise<BenchFigure> {
  const before = process.cpuUsage();
  loader.send(load);
  const [{ took_ms }] = (await once(loader, 'message')) as [Written];
  const spent = process.cpuUsage(before);
  return {
    value: took_ms.length / (load.duration_ms / 1000),
    cpu_us: (spent.user + spent.system) / Math.max(took_ms.length, 1),
    p99_ms: took_ms.toSorted((a, b) => a - b)[Math.floor(took_ms.length * 0.99)] ?? Number.NaN,
  };
}

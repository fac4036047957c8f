import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { registerListeners } from '../server/src/platform/background/listeners.ts';
import { startBackground } from '../server/src/platform/background/worker.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { accountBookings } from './account-bookings.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import type { HttpLoad, RowsLoad, WriteLoad, Written } from './booking-load.ts';
import { type Query, rowsLoad } from './copied-rows.ts';
import { type BenchFigure, type ComparedFigure, oneByOne, rate } from './compare.ts';
import { type MeasuredWrite, otherWrites } from './other-writes.ts';

const duration_ms = Number(process.env['BENCH_MS'] ?? 3_000);

/**
 * Measures bookings and other writes per second with all their background work, sent by another
 * process, compared with transactions that write the same rows: of a booking, its tracking, log,
 * events and audit entry.
 */
export async function benchWrites(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const stop = await startWork(benchApp);
  const loader = fork(join(import.meta.dirname, 'booking-load.ts'));
  // An unfinished load would be waited for without end.
  loader.on('exit', (code) => code !== 0 && loader.emit('error', new Error('The load failed')));
  try {
    const admin = adminQuery(benchApp.adminUrl);
    const load = await bookingsOf(benchApp, admin);
    const rows = await rowsOf(benchApp, admin, load);
    const run = (of: HttpLoad | RowsLoad, clients: number): Promise<BenchFigure> =>
      written(loader, { ...of, clients, duration_ms });
    const compare = async ({ name, unit, bar, clients, ...of }: MeasuredWrite) => {
      const pair = await oneByOne(
        () => run(of.rows, clients),
        () => run(of.sent, clients),
      );
      return rate(`${name}, ${clients === 1 ? 'one client' : `${clients} clients`}`, pair, {
        bar,
        unit,
      });
    };
    // Tables are analysed each minute; plans made before are those of the few first rows.
    await run(rows, 32);
    await run(load, 32);
    await admin('analyze');
    const figures: ComparedFigure[] = [];
    const writes = [...bookingWrites(load, rows), ...(await otherWrites(benchApp, admin))];
    for (const write of writes) figures.push(await compare(write));
    return figures;
  } finally {
    loader.disconnect();
    await stop();
    await benchApp.close();
  }
}

function bookingWrites(sent: HttpLoad, rows: RowsLoad): readonly MeasuredWrite[] {
  const unit = 'bookings/s';
  const bar = '≥ 0.25; ≥ 500/s; p99 ≤ 100 ms';
  const one = { ...sent, bodies: sent.bodies.slice(0, 1) };
  return [
    { name: 'Bookings of 100 customers', unit, bar, clients: 32, sent, rows },
    { name: '… of one customer', unit, bar: '≥ 250/s', clients: 32, sent: one, rows },
    { name: '… of 100 customers', unit, bar: 'p50 ≤ 6 ms', clients: 1, sent, rows },
  ];
}

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
  benchApp: RunningBench,
  admin: Query,
  { url, headers, bodies }: HttpLoad,
): Promise<RowsLoad> {
  const reply = await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' });
  if (!reply.ok) throw new Error(await reply.text());
  const { result } = (await reply.json()) as { result: { booking: { id: number } } };
  const id = result.booking.id;
  const ofBooking = { where: `booking_id = ${id}`, changes: { booking_id: 'next' } };
  return rowsLoad(benchApp, admin, {
    name: 'write_booking',
    variables: [`next bigint := nextval('booking.booking_id_seq')`],
    writes: [
      {
        table: 'booking.booking',
        where: `id = ${id}`,
        changes: {
          id: 'next',
          consignment_id: `'ROW' || next`,
          resource_token: `'row' || next`,
        },
      },
      { table: 'booking.tracking', ...ofBooking },
      { table: 'booking.operation_log', ...ofBooking },
      { table: 'platform.event', where: `payload ->> 'id' = '${id}' limit 2` },
      { table: 'platform.audit', where: 'true order by t.id desc limit 1' },
    ],
  });
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

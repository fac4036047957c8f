import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, oneByOne, rate } from './compare.ts';
import type { PositionsLoad, Loaded } from './positions-load.ts';

const drivers = 100;
const duration_ms = 4_000;
const rounds = 5;
const perCall = 500;
const copied = 100_000;

/**
 * Measures positions per second through the endpoint, sent by another process over 8 connections,
 * compared with COPY of the same rows into the same table.
 */
export async function benchPositions(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const owner = new pg.Client({ connectionString: benchApp.adminUrl });
  try {
    await owner.connect();
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(benchApp.tenantId)]);
    await owner.query('select fleet.add_waypoint_days(current_date - 1, current_date + 1)');
    const driverIds = await addDrivers(owner, benchApp.tenantId);
    const pair = await oneByOne(
      () => copy(owner, benchApp.tenantId, driverIds),
      () => sent(benchApp, driverIds),
      rounds,
    );
    const name = `Positions, ${perCall} a call / COPY of the same rows`;
    return [rate(name, pair, { bar: '≥ 30,000 a second', unit: 'points/s' })];
  } finally {
    await owner.end();
    await benchApp.close();
  }
}

/** Adds drivers on duty, as the endpoint requires. */
async function addDrivers(owner: pg.Client, tenantId: number): Promise<readonly string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with person as (
       insert into identity."user" (
         tenant_id, name, surname, user_name, email, password_hash, is_active, is_driver,
         is_email_confirmed, created_at
       )
       select $1, 'Bench', n::text, 'bench' || n, 'bench' || n || '@drivers.example', 'x', true,
              true, true, now()
       from generate_series(1, $2::int) n
       returning id, guid
     )
     insert into fleet.driver (
       tenant_id, id, user_id, code, type, is_available, available_since, created_at
     )
     select $1, guid, id, 'BENCH' || id, 'Employee', true, now() - interval '1 day', now()
     from person returning id`,
    [tenantId, drivers],
  );
  return rows.map(({ id }) => id);
}

/** Sends positions for some seconds from another process. */
async function sent(benchApp: RunningBench, driverIds: readonly string[]) {
  const child = fork(join(import.meta.dirname, 'positions-load.ts'));
  const load: PositionsLoad = {
    url: `${benchApp.origin}/api/drivers/waypoint/waypoint`,
    headers: await benchApp.headersOf('kim'),
    driverIds,
    connections: 8,
    perCall,
    duration_ms,
  };
  child.send(load);
  const [loaded] = (await once(child, 'message')) as [Loaded];
  child.disconnect();
  return { value: (loaded.points / loaded.duration_ms) * 1000 };
}

/** Copies rows as the endpoint stores them, from a prepared file, in one transaction. */
async function copy(owner: pg.Client, tenantId: number, driverIds: readonly string[]) {
  const now = Date.now();
  const lines = Array.from({ length: copied }, (_, n) => {
    const at = new Date(now - n).toISOString();
    const id = crypto.randomUUID();
    const driver = driverIds[n % driverIds.length];
    return `${tenantId}\t${driver}\t${at}\t${id}\t-33.9123\t151.2071\t8\t20.5\t3\t270\t13.9\t0\n`;
  });
  const folder = mkdtempSync(join(tmpdir(), 'waybill-positions-'));
  try {
    // PostgreSQL may run as another user, and must be able to read the file.
    chmodSync(folder, 0o755);
    const file = join(folder, 'rows');
    writeFileSync(file, lines.join(''));
    const started = performance.now();
    await owner.query(`copy fleet.waypoint from ${pg.escapeLiteral(file)}`);
    return { value: (copied / (performance.now() - started)) * 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

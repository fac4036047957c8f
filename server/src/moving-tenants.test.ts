import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { adminQuery } from '#platform/db/connection.ts';
import { listTenants } from '#platform/shards/list-tenants.ts';
import { removeOldCopies } from '#platform/shards/old-copies.ts';
import { ageLocks } from '#testing/processes/age-locks.ts';
import { callerOf, type SignedIn, signIn } from '#testing/processes/http-client.ts';
import { runDelayedNow } from '#testing/processes/run-delayed-now.ts';
import { roundRobin } from '#testing/processes/round-robin.ts';
import { type ServerProcess, serverProcess } from '#testing/processes/server-process.ts';
import { startShards, type TestShards } from '#testing/processes/shards.ts';
import { writeCalls } from '#testing/processes/write-calls.ts';
import { type Writers, writersOf } from '#testing/processes/writers.ts';
import { dice, sized, testTimeout } from '#testing/sized.ts';
import {
  acknowledgedNames,
  writtenNames,
  writtenRecords,
} from '#testing/processes/written-records.ts';
import { demoPassword } from './demo/people.ts';

const root = resolve(import.meta.dirname, '../..');
const moves = sized(20);
const victims = ['mover', 'old shard', 'new shard', 'server'] as const;
/** A shard that was killed is back, and its replication with it, within as many attempts. */
const attemptsMax = 10;
const seeded = inject('seeded');

describe.skipIf(seeded === null)(`a tenant that is moved ${moves} times under load`, () => {
  let shards: TestShards;
  let servers: readonly ServerProcess[];
  let writers: Writers;
  let ada: SignedIn;
  const pauses_s: number[] = [];
  const random = dice(22);

  beforeAll(async () => {
    shards = await startShards(seeded ?? '', ['a', 'b']);
    const environment = {
      DATABASE_SHARDS: shards.variable,
      WAYBILL_SECRET: randomBytes(32).toString('hex'),
    };
    servers = await Promise.all([serverProcess(environment), serverProcess(environment)]);
    for (const server of servers) await server.start();
    ada = await signIn(servers[0]?.port ?? 0, 'ada', demoPassword);
    const callers = servers.map(({ port }) => callerOf(port, ada.token));
    writers = writersOf(roundRobin(callers), await writeCalls(ada), 4);
    for (let move = 0; move < moves; move += 1) {
      const victim = victims[move % victims.length] ?? 'mover';
      await moveDespite(victim, move % 2 === 0 ? ['a', 'b'] : ['b', 'a']);
    }
    await writers.stop();
  }, testTimeout.timeout);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.remove()));
    await shards.stop();
  });

  /** Kills a process at a random time of the move, and moves again until the tenant is there. */
  async function moveDespite(
    victim: (typeof victims)[number],
    [from, to]: readonly ['a' | 'b', 'a' | 'b'],
  ): Promise<void> {
    const mover = startMover(to);
    const done = once(mover.child, 'exit');
    await Promise.race([sleep(500 + random(6_000)), done]);
    if (victim === 'mover') mover.child.kill('SIGKILL');
    if (victim === 'old shard') killPostgres(from);
    if (victim === 'new shard') killPostgres(to);
    if (victim === 'server') await restart(servers[1]);
    await done;
    note(mover.printed());
    // A PostgreSQL that was killed accepts connections once it has recovered.
    await vi.waitFor(() => listTenants(shards.urls), { timeout: 30_000, interval: 200 });
    for (let attempt = 1; !(await isOn(to)); attempt += 1) {
      const next = startMover(to);
      await once(next.child, 'exit');
      note(next.printed());
      if (attempt === attemptsMax) throw new Error(`The tenant does not move: ${next.printed()}`);
    }
    // Work goes on there before the next move.
    const before = writers.done.length;
    await vi.waitFor(() => expect(writers.done.length).toBeGreaterThan(before + 10), {
      timeout: 30_000,
    });
  }

  const isOn = async (shard: string): Promise<boolean> => {
    const tenants = await listTenants(shards.urls).catch(() => []);
    return tenants.some(
      (t) => t.hosts[0] === 'acme.localhost' && t.shard === shard && t.state === 'Here',
    );
  };

  function note(printed: string): void {
    const [, pause] = /writes waited for ([\d.]+) s/.exec(printed) ?? [];
    if (pause !== undefined) pauses_s.push(Number(pause));
  }

  function startMover(to: string): { child: ChildProcess; printed: () => string } {
    const args = [join(root, 'tools/tenants.ts'), 'move', 'acme.localhost', '--to', to];
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env['PATH'], DATABASE_SHARDS: shards.variable },
    });
    let printed = '';
    const read = (chunk: Buffer): void => void (printed += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    return { child, printed: () => printed };
  }

  function killPostgres(shard: 'a' | 'b'): void {
    const { dir } = shards.clusters[shard === 'a' ? 0 : 1] ?? { dir: '' };
    const [pid] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  it('refuses no request for another reason than to try again', () => {
    expect(writers.faults).toEqual([]);
    expect(writers.done.length).toBeGreaterThan(moves * 10);
  });

  it.each(writtenRecords)(
    'has each write that $endpoint.path acknowledged exactly once',
    async (record) => {
      const acknowledged = acknowledgedNames(writers, record.endpoint);
      expect(await writtenNames(ada, record)).toEqual(acknowledged);
    },
  );

  it('runs its queued tasks, on the shard that it is on', async () => {
    for (const { url } of shards.urls) await ageLocks(url);
    const open = async ({ url }: { readonly url: string }) => {
      await runDelayedNow(url);
      const rows = await adminQuery(url)(`
        select task_identifier from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now() + interval '1 minute'`);
      return rows.length;
    };
    await vi.waitFor(async () => expect(await Promise.all(shards.urls.map(open))).toEqual([0, 0]), {
      timeout: 90_000,
      interval: 500,
    });
  }, 100_000);

  it('makes its writes wait for less than two seconds', () => {
    expect(pauses_s.length).toBeGreaterThan(0);
    expect(Math.max(...pauses_s)).toBeLessThanOrEqual(2);
  });

  it('leaves no old copy once it is due, and no replication', async () => {
    await removeOldCopies(shards.urls, '0 seconds');
    const tenants = await listTenants(shards.urls);
    expect(tenants.filter(({ hosts }) => hosts.includes('acme.localhost'))).toHaveLength(1);
    for (const { url } of shards.urls) {
      const left = await adminQuery(url)(`
        select slot_name::text as name from pg_replication_slots
        where slot_name like 'waybill_move%'
        union all
        select subname from pg_subscription where subname like 'waybill_move%'
        union all
        select pubname from pg_publication where pubname like 'waybill_move%'`);
      expect(left).toEqual([]);
    }
  });
});

async function restart(server: ServerProcess | undefined): Promise<void> {
  if (server === undefined) return;
  server.child().kill('SIGKILL');
  await once(server.child(), 'exit');
  await server.start();
}

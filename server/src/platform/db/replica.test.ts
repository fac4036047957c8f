import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { copyData } from '#testing/copy-data.ts';
import { startReplica, type StreamingReplica } from '#testing/processes/streaming-replica.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { adminQuery, appUrl } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { systemScope } from './scope.ts';

const seeded = inject('seeded');

// The replica needs our own PostgreSQL, because an external one must not be replicated.
describe.skipIf(seeded === null)('a read that may use the replica', () => {
  let home: string;
  let primary: Cluster;
  let replica: StreamingReplica;
  let database: Database;
  let tenants: readonly number[];

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'waybill-replica-'));
    chmodSync(home, 0o755);
    copyData(seeded ?? '', home);
    primary = await startCluster({ dir: join(home, 'pg') });
    replica = await startReplica(primary, join(home, 'replica'));
    database = openDatabase(appUrl(primary.adminUrl), { replicaUrl: appUrl(replica.adminUrl) });
    const found = await adminQuery(primary.adminUrl)(
      'select tenant_id from tenancy.tenant order by tenant_id',
    );
    tenants = found.map(({ tenant_id: id }) => Number(id));
  });
  afterAll(async () => {
    await database.end();
    await replica.stop();
    await primary.stop('immediate');
    rmSync(home, { recursive: true });
  });

  const acme = () => systemScope(tenants[0] ?? 0);
  const borealis = () => systemScope(tenants[1] ?? 0);
  const save = (name: string) =>
    database.transaction(acme(), (db) =>
      db.run(sql`
        insert into tenancy.feature (tenant_id, name, value)
        values (platform.tenant_id(), ${name}, 'true')`),
    );
  /** Returns where a read was served, and which features it saw. */
  const read = (scope = acme()) =>
    database.reading(
      scope,
      (db) =>
        db.one<{ isReplica: boolean; names: string[] }>(sql`
          select pg_is_in_recovery() as "isReplica",
            (select array_agg(name) from tenancy.feature where name like 'replica %') as names`),
      'replica',
    );

  it('sees what was committed just before, each of 50 times', async () => {
    for (let n = 0; n < 50; n += 1) {
      await save(`replica ${n}`);
      const { isReplica, names } = await read();
      expect(isReplica).toBe(true);
      expect(names).toContain(`replica ${n}`);
    }
  });

  it('sees the rows of its own tenant alone', async () => {
    await save('replica of acme');
    expect(await read(borealis())).toEqual({ isReplica: true, names: null });
  });

  it('is refused writes, as on the primary', async () => {
    const write = sql`delete from tenancy.feature`;
    const reading = database.reading(acme(), (db) => db.run(write), 'replica');
    await expect(reading).rejects.toThrow('read-only transaction');
  });

  it('is run again on the primary when the replica cancels it', async () => {
    const seen: boolean[] = [];
    await database.reading(
      acme(),
      async (db) => {
        const { is } = await db.one<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
        seen.push(is);
        if (is) await db.many(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
      },
      'replica',
    );
    expect(seen).toEqual([true, false]);
  });

  it('is served by the primary while the replica lags, and does not wait each time', async () => {
    await replica.pause();
    await save('replica behind');
    const before = database.replicaCounts();
    expect(await read()).toMatchObject({ isReplica: false });
    const began = performance.now();
    const { names } = await read();
    expect(names).toContain('replica behind');
    expect(performance.now() - began).toBeLessThan(150);
    expect(database.replicaCounts()?.primary).toBe((before?.primary ?? 0) + 2);
    await replica.resume();
    await vi.waitFor(async () => expect((await read()).isReplica).toBe(true), { timeout: 10_000 });
  });

  it('is served by the primary when the replica is gone', async () => {
    await replica.stop();
    await save('replica gone');
    const { isReplica, names } = await read();
    expect(isReplica).toBe(false);
    expect(names).toContain('replica gone');
  });
});

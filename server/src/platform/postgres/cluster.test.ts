import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyData } from '#testing/copy-data.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { postgresProcessOf, readPidFile } from './pid-file.ts';
import { stopPostgres } from './postgres-process.ts';

const clusterModule = join(import.meta.dirname, 'cluster.ts');
const clusters: Cluster[] = [];
const children: ChildProcess[] = [];
let home: string;
let dir: string;
/** A data folder whose server was started and stopped normally. */
let begun: string;

beforeAll(async () => {
  begun = mkdtempSync(join(tmpdir(), 'waybill-cluster-'));
  chmodSync(begun, 0o755);
  await (await startCluster({ dir: join(begun, 'pg'), durable: false })).stop();
});
afterAll(() => rmSync(begun, { recursive: true }));

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'waybill-cluster-'));
  chmodSync(home, 0o755);
  dir = join(home, 'pg');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const cluster of clusters.splice(0)) await cluster.stop('immediate');
  const orphan = postgresProcessOf(dir);
  if (orphan !== null) await stopPostgres(orphan, 'immediate');
  rmSync(home, { recursive: true });
});

describe('the embedded PostgreSQL', () => {
  it('persists commits, uses UTF-8 and is closed to the network', async () => {
    const cluster = await started({ durable: true });
    const [row] = await request(
      cluster,
      `select current_database() as database, getdatabaseencoding() as encoding,
         current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
         current_setting('listen_addresses') as listens, upper('łódź') as upper,
         (select datlocprovider::text || ':' || datlocale
            from pg_database where datname = 'waybill')
           as locale`,
    );
    expect(row).toEqual({
      database: 'waybill',
      encoding: 'UTF8',
      fsync: 'on',
      checksums: 'on',
      listens: '',
      upper: 'ŁÓDŹ',
      locale: 'b:C.UTF-8',
    });
    const wrong = new URL(cluster.adminUrl);
    wrong.password = 'password';
    await expect(queryUrl(wrong.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('stops on request and finds its data at the next start', async () => {
    const first = await started();
    await request(first, 'create table kept as select 1 as one');
    await first.stop();
    expect(readPidFile(dir)).toBeNull();
    const second = await started();
    expect(await request(second, 'select one from kept')).toEqual([{ one: 1 }]);
  });

  it('adopts the PostgreSQL of a killed owner', async () => {
    copyData(begun, home);
    const owner = await ownerProcess();
    const before = readPidFile(dir)?.pid;
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const cluster = await started();
    expect(readPidFile(dir)?.pid).toBe(before);
    expect(await request(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.stop();
    expect(readPidFile(dir)).toBeNull();
  });

  it('replaces an orphan that has other settings', async () => {
    copyData(begun, home);
    const owner = await ownerProcess();
    const before = readPidFile(dir)?.pid;
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const cluster = await started({ durable: true });
    expect(readPidFile(dir)?.pid).not.toBe(before);
    expect(await request(cluster, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('rejects a second server on the same data with a message that names the first', async () => {
    copyData(begun, home);
    const owner = await ownerProcess();
    await expect(startCluster({ dir, durable: false })).rejects.toThrow(
      new Error(
        `Another Waybill server (process ${owner.pid}) already uses ${dir}: stop it first.`,
      ),
    );
  });

  it('restarts when PostgreSQL is killed, and reports it', async () => {
    copyData(begun, home);
    const cluster = await started({ durable: true });
    await request(cluster, 'create table kept as select 1 as one');
    let ends = 0;
    cluster.onExit(() => (ends += 1));
    process.kill(readPidFile(dir)?.pid ?? NaN, 'SIGKILL');
    await expect
      .poll(() => request(cluster, 'select one from kept').catch(() => null), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
    expect(ends).toBe(1);
  });

  it('restarts when an adopted PostgreSQL is killed', async () => {
    copyData(begun, home);
    const owner = await ownerProcess();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const cluster = await started();
    process.kill(readPidFile(dir)?.pid ?? NaN, 'SIGKILL');
    await expect
      .poll(() => request(cluster, 'select 1 as one').catch(() => null), { timeout: 12_000 })
      .toEqual([{ one: 1 }]);
  });

  it('leaves no PostgreSQL behind when it is stopped during a restart', async () => {
    copyData(begun, home);
    const cluster = await started();
    const ended = Promise.withResolvers<void>();
    cluster.onExit(ended.resolve);
    process.kill(readPidFile(dir)?.pid ?? NaN, 'SIGKILL');
    await ended.promise;
    await cluster.stop();
    expect(postgresProcessOf(dir)).toBeNull();
  });

  it('never signals another process that got the pid of a dead PostgreSQL', async () => {
    copyData(begun, home);
    const stranger = spawn('sleep', ['60']);
    children.push(stranger);
    const note = [stranger.pid, dir, 1_700_000_000, 5432, dir, '', '', 'ready   ', ''].join('\n');
    writeFileSync(join(dir, 'postmaster.pid'), note, { mode: 0o644 });
    const cluster = await started();
    expect(readPidFile(dir)?.pid).not.toBe(stranger.pid);
    await cluster.stop();
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  it('reports when the password of existing data is lost', async () => {
    copyData(begun, home);
    rmSync(`${dir}.password`);
    await expect(startCluster({ dir, durable: false })).rejects.toThrow(
      `${dir}.password cannot be read`,
    );
  });

  it('explains what to do when the data are from another version', async () => {
    copyData(begun, home);
    writeFileSync(join(dir, 'PG_VERSION'), '17\n');
    await expect(startCluster({ dir, durable: false })).rejects.toThrow(
      `${dir} holds data of PostgreSQL 17, and this Waybill brings 18: restore a backup`,
    );
  });

  it('starts over when the first start was interrupted', async () => {
    writeFileSync(`${dir}.password`, 'of the first attempt\n');
    mkdirSync(`${dir}.new`);
    writeFileSync(join(`${dir}.new`, 'PG_VERSION'), '18\n');
    const cluster = await started();
    expect(readFileSync(`${dir}.password`, 'utf8')).not.toBe('of the first attempt\n');
    expect(await request(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    dir = join(home, 'deep'.repeat(30), 'pg');
    const cluster = await started();
    expect(await request(cluster, 'select 1 as one')).toEqual([{ one: 1 }]);
    const socketDir = readPidFile(dir)?.socketDir ?? '';
    await cluster.stop();
    expect([socketDir.startsWith('/tmp/waybill-'), existsSync(socketDir)]).toEqual([true, false]);
  });
});

async function started({ durable = false } = {}): Promise<Cluster> {
  const cluster = await startCluster({ dir, durable });
  clusters.push(cluster);
  return cluster;
}

/** Starts a separate process that starts the cluster and then does nothing. */
async function ownerProcess(): Promise<ChildProcess> {
  const script = `
    import { startCluster } from ${JSON.stringify(clusterModule)};
    await startCluster({ dir: ${JSON.stringify(dir)}, durable: false });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(owner);
  await once(owner.stdout, 'data');
  return owner;
}

function request(cluster: Cluster, statement: string): Promise<readonly unknown[]> {
  return queryUrl(cluster.adminUrl, statement);
}

async function queryUrl(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

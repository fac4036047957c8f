/** A physical replica of a test's PostgreSQL, by streaming replication. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { adminQuery } from '#platform/db/connection.ts';
import { postgresBinaries, type RunAs } from '#platform/postgres/binaries.ts';
import type { Cluster } from '#platform/postgres/cluster.ts';
import { socketPort } from '#platform/postgres/place.ts';
import { launch, stopPostgres } from '#platform/postgres/postgres-process.ts';

export type StreamingReplica = {
  /** The administrator URL. */
  readonly adminUrl: string;
  /** Stops replaying, so that the replica lags. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Takes a base backup of a durable cluster into `dir`, and starts a replica on it. */
export async function startReplica(primary: Cluster, dir: string): Promise<StreamingReplica> {
  await baseBackup(primary, dir);
  const url = new URL(primary.adminUrl);
  const conninfo = [
    `host=${url.searchParams.get('host')}`,
    `port=${socketPort}`,
    `user=${url.username}`,
    `password=${url.password}`,
  ].join(' ');
  appendFileSync(join(dir, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  const binaries = await postgresBinaries();
  writeFileSync(join(dir, 'standby.signal'), '');
  giveTo(binaries.runAs, [join(dir, 'standby.signal'), join(dir, 'backup_label')]);
  const replica = await launch({
    binaries,
    settings: { dir, socketDir: dir, durable: true },
    logFile: `${dir}.log`,
  });
  const adminUrl = new URL(primary.adminUrl);
  adminUrl.searchParams.set('host', dir);
  const query = adminQuery(adminUrl.href);
  return {
    adminUrl: adminUrl.href,
    pause: async () => void (await query('select pg_wal_replay_pause()')),
    resume: async () => void (await query('select pg_wal_replay_resume()')),
    stop: () => stopPostgres(replica.identity, 'immediate'),
  };
}

const filesOfTheProcess = [
  'postmaster.pid',
  'postmaster.opts',
  `.s.PGSQL.${socketPort}`,
  `.s.PGSQL.${socketPort}.lock`,
];

/** PostgreSQL may run as another user than the test. */
function giveTo({ uid, gid }: RunAs, files: readonly string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const file of files) chownSync(file, uid, gid);
}

/** Like `pg_basebackup`, which the embedded PostgreSQL does not include. */
async function baseBackup(primary: Cluster, dir: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', primary.dir, dir]);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    for (const { labelfile } of rows) writeFileSync(join(dir, 'backup_label'), labelfile);
  } finally {
    await client.end();
  }
  for (const name of filesOfTheProcess) rmSync(join(dir, name), { force: true });
}

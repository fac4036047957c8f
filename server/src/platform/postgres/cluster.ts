/**
 * The embedded PostgreSQL, with its own supervisor, so that it stops after the server and never
 * before.
 */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './binaries.ts';
import { adminUser, initialise, makeFolderFor } from './initialise.ts';
import { holdOwnerLock } from './owner-lock.ts';
import { postgresProcessOf, readPidFile } from './pid-file.ts';
import { placeOf, socketFolder, socketPort } from './place.ts';
import { adopt, launch, stopPostgres } from './postgres-process.ts';
import type { Launch, ClusterProcess, StopMode } from './postgres-process.ts';
import { archiveSettings, assertDurable } from './settings.ts';

export type Cluster = {
  /** The administrator's connection string, database `waybill`. */
  readonly adminUrl: string;
  /** The real data folder. */
  readonly dir: string;
  /** The folder that receives segments of the write-ahead log, if the cluster archives. */
  readonly walFolder: string;
  /** Stops PostgreSQL and releases the data folder. Drain requests and background tasks first. */
  readonly stop: (mode?: StopMode) => Promise<void>;
  /** Registers a callback for each unexpected end of PostgreSQL; it has been restarted by then. */
  readonly onExit: (callback: () => void) => void;
};

export type ClusterOptions = {
  /** Data folder, created if absent; password, lock and log are next to it. */
  readonly dir: string;
  /** False for tests only: faster, but data is lost if the machine fails. */
  readonly durable?: boolean;
  /** True to have the write-ahead log copied into `walFolder`. */
  readonly archives?: boolean;
};

const startTimeoutMs = 10_000;
const pauseMs = 100;
const largestLog = 10_000_000;

/**
 * Starts PostgreSQL on a data folder, or adopts the one that a killed server left running there,
 * and restarts it whenever it ends.
 *
 * @throws Error with one sentence if another server uses the folder, or PostgreSQL does not start
 * within 10 s.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dir, durable = true, archives = false } = options;
  const lock = holdOwnerLock(dir);
  try {
    const binaries = await postgresBinaries();
    const place = placeOf(dir, binaries.runAs);
    const passwordFile = `${dir}.password`;
    const password = await initialise({ dir: place, passwordFile, durable, binaries });
    const walFolder = `${place}.wal`;
    if (archives) makeFolderFor(binaries.runAs, walFolder);
    const more = archives ? archiveSettings(walFolder) : undefined;
    const launchAt = (socketDir: string): Launch => ({
      binaries,
      settings: { dir: place, socketDir, durable, more },
      logFile: freshLog(`${dir}.log`),
    });
    const running =
      (await adopt(launchAt(place))) ??
      (await launchPatiently(launchAt(socketFolder(place, binaries.runAs))));
    const adminUrl = connectionString(password, running.socketDir);
    await prepare(adminUrl, durable);
    const supervisor = supervise(running, launchAt(running.socketDir));
    const stop = async (mode: StopMode = 'fast'): Promise<void> => {
      await supervisor.stop(mode);
      if (running.socketDir !== place) rmSync(running.socketDir, { recursive: true, force: true });
      lock.release();
    };
    return { adminUrl, dir: place, walFolder, stop, onExit: supervisor.onExit };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Returns the administrator's connection string of the PostgreSQL that a live server runs on a data
 * folder, or null if there is none.
 */
export function runningCluster(dir: string): string | null {
  if (!existsSync(dir)) return null;
  const place = realpathSync(dir);
  const note = postgresProcessOf(place) === null ? null : readPidFile(place);
  if (note?.status !== 'ready') return null;
  return connectionString(readFileSync(`${dir}.password`, 'utf8').trim(), note.socketDir);
}

type Supervisor = Pick<Cluster, 'onExit'> & { readonly stop: (mode: StopMode) => Promise<void> };

/** Restarts the server whenever it ends unexpectedly. */
function supervise(first: ClusterProcess, again: Launch): Supervisor {
  const callbacks: (() => void)[] = [];
  const options = Promise.withResolvers<void>();
  let current = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    for (;;) {
      await Promise.race([current.ended, options.promise]);
      if (stopping) return;
      for (const callback of callbacks) callback();
      const next = await launchUnless(() => stopping, again);
      if (next !== null) current = next;
    }
  };
  const watching = watch();
  return {
    onExit: (callback) => void callbacks.push(callback),
    stop: async (mode) => {
      stopping = true;
      options.resolve();
      // Waits for a pending start to finish, so that no server is left behind.
      await watching;
      await stopPostgres(current.identity, mode);
    },
  };
}

/** Retries indefinitely: a full disk may be freed, and then the service recovers by itself. */
async function launchUnless(cancelled: () => boolean, how: Launch): Promise<ClusterProcess | null> {
  for (let pause = pauseMs; !cancelled(); pause = Math.min(pause * 2, 5000)) {
    try {
      return await launch(how);
    } catch {
      await sleep(pause);
    }
  }
  return null;
}

/** Retries the launch, because a killed predecessor may take seconds to disappear. */
async function launchPatiently(how: Launch): Promise<ClusterProcess> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    try {
      return await launch(how);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

async function prepare(adminUrl: string, durable: boolean): Promise<void> {
  const url = new URL(adminUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    if (durable) await assertDurable(client);
    const { rowCount } = await client.query(`select from pg_database where datname = 'waybill'`);
    if (rowCount === 0) {
      await trustTextMatching(url);
      await client.query('create database waybill');
    }
  } finally {
    await client.end();
  }
}

/** Returns the administrator's connection string for a socket. */
export function connectionString(password: string, socketDir: string): string {
  const host = encodeURIComponent(socketDir);
  return `postgres://${adminUser}:${password}@localhost:${socketPort}/waybill?host=${host}`;
}

function freshLog(logFile: string): string {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(logFile, `${logFile}.1`);
  return logFile;
}

/**
 * Under row-level security only leakproof operators can use an index, and text matching is not
 * declared leakproof because it fails on a malformed pattern. The pattern comes from the caller, so
 * on our own server it is declared leakproof, in the template of all databases. On an external
 * PostgreSQL its operator decides.
 */
async function trustTextMatching(maintenance: URL): Promise<void> {
  const template = new URL(maintenance);
  template.pathname = '/template1';
  const client = new pg.Client({ connectionString: template.href });
  await client.connect();
  try {
    for (const matching of ['textlike', 'texticlike', 'textnlike', 'texticnlike']) {
      await client.query(`alter function pg_catalog.${matching}(text, text) leakproof`);
    }
  } finally {
    await client.end();
  }
}

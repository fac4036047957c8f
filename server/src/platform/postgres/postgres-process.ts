/** Finds, spawns, awaits and stops one PostgreSQL server process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './initialise.ts';
import { postgresProcessOf, readPidFile } from './pid-file.ts';
import { isAlive, type ProcessIdentity } from './process-identity.ts';
import { serverArguments, type ServerSettings } from './settings.ts';
import { clearAbandonedPidFile } from './abandoned.ts';

export type ClusterProcess = {
  readonly identity: ProcessIdentity;
  readonly socketDir: string;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
};

export type Launch = {
  readonly binaries: Binaries;
  readonly settings: ServerSettings;
  readonly logFile: string;
};

export type StopMode = 'smart' | 'fast' | 'immediate';

const signalOf = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
const lookEveryMs = 20;
const watchEveryMs = 250;

/**
 * Returns the server left by a killed owner, if it is healthy and has our settings; any other
 * server of this data folder is stopped first and null returned.
 */
export async function adopt({ binaries, settings }: Launch): Promise<ClusterProcess | null> {
  const identity = postgresProcessOf(settings.dir);
  if (identity === null) return null;
  while (isAlive(identity) && readPidFile(settings.dir)?.status === 'starting') {
    await sleep(lookEveryMs);
  }
  const note = readPidFile(settings.dir);
  if (note?.status === 'ready' && isAlive(identity)) {
    const { socketDir } = note;
    const wanted = [binaries.postgres, ...serverArguments({ ...settings, socketDir })];
    if (wanted.join('\0') === identity.command.join('\0')) {
      return { identity, socketDir, ended: endOf(identity) };
    }
  }
  await stopPostgres(identity, 'fast');
  return null;
}

/**
 * Spawns PostgreSQL and waits until it accepts connections, however long its recovery takes.
 *
 * @throws Error with the end of its log if it gives up.
 */
export async function launch({ binaries, settings, logFile }: Launch): Promise<ClusterProcess> {
  clearAbandonedPidFile(settings.dir);
  const log = openSync(logFile, 'a', 0o600);
  // Detached, in a separate session: a Ctrl-C at the terminal must only reach us, so that requests
  // drain first.
  const child = spawn(binaries.postgres, serverArguments(settings), {
    ...binaries.runAs,
    cwd: '/',
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  closeSync(log);
  const ended = exitOf(child);
  const identity = await readiness(child, settings.dir);
  if (identity === null) {
    throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${lastLines(logFile)}`);
  }
  return { identity, socketDir: settings.socketDir, ended };
}

/**
 * Requests a server to stop and waits; one that takes longer than 20 s is stopped without its
 * checkpoint, which loses nothing.
 *
 * @throws Error if it is still running after that.
 */
export async function stopPostgres(identity: ProcessIdentity, mode: StopMode): Promise<void> {
  for (const [signal, timeoutMs] of [
    [signalOf[mode], 20_000],
    [signalOf.immediate, 10_000],
  ] as const) {
    // Checked again before each signal, because the pid may have been reused.
    if (!isAlive(identity)) return;
    process.kill(identity.pid, signal);
    const deadline = performance.now() + timeoutMs;
    while (performance.now() < deadline) {
      if (!isAlive(identity)) return;
      await sleep(lookEveryMs);
    }
  }
  throw new Error(`PostgreSQL (process ${identity.pid}) does not stop.`);
}

async function readiness(child: ChildProcess, dir: string): Promise<ProcessIdentity | null> {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const note = readPidFile(dir);
    if (note?.pid === child.pid && note.status === 'ready') return postgresProcessOf(dir);
    await sleep(lookEveryMs);
  }
  return null;
}

function exitOf(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  return promise;
}

/**
 * Polls for the end of an adopted process, which is not our child, so that its end is not reported.
 */
function endOf(identity: ProcessIdentity): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = setInterval(() => {
    if (isAlive(identity)) return;
    clearInterval(watch);
    resolve();
  }, watchEveryMs);
  watch.unref();
  return promise;
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
}

/** The whole product as `npm start` runs it: `main.ts` in a separate process, on durable data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { postgresProcessOf } from '#platform/postgres/pid-file.ts';
import { stopPostgres } from '#platform/postgres/postgres-process.ts';
import { copyData } from '../copy-data.ts';
import { sendRequest } from './http-client.ts';

export type ServerProcess = {
  readonly port: number;
  /** The folder of PostgreSQL's data. */
  readonly pgDir: string;
  /** Starts the server and waits until it is ready; returns the milliseconds this took. */
  start(): Promise<number>;
  /** Waits until `/ready` returns 200; returns the milliseconds this took. */
  ready(): Promise<number>;
  /** The running server. */
  readonly child: () => ChildProcess;
  /** Everything the server printed. */
  readonly printed: () => string;
  /** Kills the running processes and removes the data. */
  remove(): Promise<void>;
};

const ownMain = join(import.meta.dirname, '../../main.ts');
const timeout_ms = 60_000;
const lookEvery_ms = 15;

/**
 * Prepares a server whose database has the demo data before its first start. `more` are environment
 * variables, such as an external database; `main` is the server's main module.
 */
export async function serverProcess(
  more: Readonly<Record<string, string>> = {},
  main: string = ownMain,
): Promise<ServerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'waybill-process-'));
  chmodSync(home, 0o755);
  const seeded = inject('seeded');
  const isOwn = more['DATABASE_URL'] === undefined && more['DATABASE_SHARDS'] === undefined;
  if (seeded !== null && isOwn) copyData(seeded, home);
  // The compile cache of an earlier start halves the time of the next one.
  const compiled = { NODE_COMPILE_CACHE: join(seeded ?? home, 'compiled') };
  const port = await freePort();
  const pgDir = join(home, 'pg');
  let child: ChildProcess | undefined;
  let printed = '';
  const running = (): ChildProcess => {
    if (child === undefined) throw new Error('The server was not started');
    return child;
  };
  const ready = async (): Promise<number> => {
    const began = performance.now();
    while (performance.now() - began < timeout_ms) {
      const status = await sendRequest(port, { url: '/ready' }).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) return performance.now() - began;
      if (running().exitCode !== null) throw new Error(`The server ended:\n${printed}`);
      await sleep(lookEvery_ms);
    }
    throw new Error(`The server does not become ready:\n${printed}`);
  };
  return {
    port,
    pgDir,
    ready,
    child: running,
    printed: () => printed,
    start() {
      child = spawn(process.execPath, [main], {
        env: { ...environment(home, port), ...compiled, ...more },
      });
      const note = (chunk: Buffer): void => void (printed += chunk.toString());
      child.stdout?.on('data', note);
      child.stderr?.on('data', note);
      return ready();
    },
    async remove() {
      await end(child);
      const orphan = postgresProcessOf(pgDir);
      if (orphan !== null) await stopPostgres(orphan, 'immediate');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const environment = (home: string, port: number): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  WAYBILL_DATA: home,
  WAYBILL_RATE_LIMITS: 'off',
  WAYBILL_LOG: 'silent',
  PORT: String(port),
});

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

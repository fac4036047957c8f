// The checks of `npm run doctor` after Node and the packages are installed.
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { examineExternal } from '../server/src/platform/db/external.ts';
import { type Config, readConfig } from '../server/src/platform/config.ts';
import { runningCluster } from '../server/src/platform/postgres/cluster.ts';
import { root } from './repository.ts';

type Check = { readonly name: string; readonly run: (config: Config) => Promise<string> };

const smallestDisk_gb = 2;

const checks: readonly Check[] = [
  { name: 'web app', run: async () => builtAt() },
  { name: 'data', run: async ({ dataDir }) => writable(dataDir) },
  { name: 'disk', run: async ({ dataDir }) => roomIn(dataDir) },
  { name: 'database', run: databaseState },
  { name: 'port', run: portIsFree },
];

let config: Config | null = null;
try {
  config = readConfig(process.env);
} catch (error) {
  report('configuration', error);
}
if (config !== null) for (const check of checks) await examine(check, config);

async function examine({ name, run }: Check, of: Config): Promise<void> {
  try {
    console.log(`✓ ${name.padEnd(14)} ${await run(of)}`);
  } catch (error) {
    report(name, error);
  }
}

function report(name: string, error: unknown): void {
  console.log(`✗ ${name.padEnd(14)} ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function builtAt(): string {
  const page = join(root, 'web/dist/index.html');
  return existsSync(page) ? 'built' : 'not built yet; `npm start` and `npm run build` build it';
}

function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder));
}

function writable(folder: string): string {
  const existing = existingFolder(folder);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    throw new Error(`${existing} cannot be written: change its owner or set WAYBILL_DATA.`);
  }
  return folder;
}

function roomIn(folder: string): string {
  const { bavail, bsize } = statfsSync(existingFolder(folder));
  const free_gb = (bavail * bsize) / 1e9;
  const text = `${free_gb.toFixed(1)} GB free`;
  if (free_gb < smallestDisk_gb) throw new Error(`${text}: Waybill needs ${smallestDisk_gb} GB.`);
  return text;
}

async function databaseState({ databaseUrl, databaseShards, dataDir }: Config): Promise<string> {
  if (databaseUrl !== null) {
    const advice = await examineExternal(databaseUrl);
    return ['DATABASE_URL answers', ...advice].join('; ');
  }
  if (databaseShards !== null) {
    const advice = await Promise.all(databaseShards.map(({ url }) => examineExternal(url)));
    return ['DATABASE_SHARDS answer', ...advice.flat()].join('; ');
  }
  const folder = join(dataDir, 'pg');
  if (runningCluster(folder) !== null) return `running on ${folder}`;
  const version = join(folder, 'PG_VERSION');
  return existsSync(version)
    ? `stopped; PostgreSQL ${readFileSync(version, 'utf8').trim()} in ${folder}`
    : 'none yet; `npm start` creates it';
}

function portIsFree({ port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`${port} is taken: stop what uses it or set PORT to another.`)),
    );
    probe.listen(port, host, () => probe.close(() => resolve(`${port} is free`)));
  });
}

import { ldapDirectory } from '@waybill/adapters/directory';
import { braintreeCards } from '@waybill/adapters/braintree/braintree';
import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { tenantMail } from '@waybill/adapters/tenant-mail';
import { folderStore } from '@waybill/adapters/file-store';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { adminQuery, appUrl } from '../server/src/platform/db/connection.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { createHasher } from '../server/src/platform/hashing.ts';
import { unlimited } from '../server/src/platform/http/limits.ts';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';
import { type App, buildApp } from '../server/src/app.ts';
import { demoNow } from '../server/src/demo/people.ts';
import { seedDemoData } from '../server/src/demo/seed.ts';
import { headersOfSession } from './bench-session.ts';

export type RunningBench = {
  readonly app: App;
  readonly adminUrl: string;
  readonly databaseUrl: string;
  readonly origin: string;
  readonly tenantId: number;
  readonly secret: string;
  /** Returns the headers of a signed-in user of Acme. */
  headersOf(userName: string): Promise<Record<string, string>>;
  userId(userName: string): Promise<number>;
  close(): Promise<void>;
};

export const host = 'acme.localhost';

type BenchApp = {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly folder: string;
  /** The folder of the built web app, for benchmarks that use it. */
  readonly webFolder?: string;
};

/** Returns the app as benchmarked: no rate limits, no e-mails. */
export const benchApp = ({ databaseUrl, secret, folder, webFolder }: BenchApp): Promise<App> =>
  buildApp({
    databaseUrl,
    replicaUrl: null,
    secret,
    files: folderStore(join(folder, 'files')),
    webFolder: webFolder ?? null,
    limiter: unlimited,
    clock: () => new Date(),
    logLevel: 'silent',
    trustProxy: false,
    post: { send: async () => 'NotSent' },
    shortMessages: { name: 'none', send: async () => 'NotSent' },
    push: { publicKey: null, send: async () => 'NotSent' },
    originOf: (host) => `http://${host}`,
    outbox: null,
    mapStyle: null,
    simulatedDelays: true,
    geocoder: null,
    roads: null,
    cards: null,
    connectCards: (account) => braintreeCards(account),
    callOut: guardedCalls(),
    accountingUrl: null,
    tenantMail: tenantMail(),
    directory: ldapDirectory(),
  });

/** Starts the demo data in a separate, durable PostgreSQL, listening on loopback. */
export async function openBenchApp(seen: Pick<BenchApp, 'webFolder'> = {}): Promise<RunningBench> {
  const dir = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
  // If we run as root, PostgreSQL's user needs access: otherwise its data would be created
  // elsewhere and never removed.
  chmodSync(dir, 0o755);
  const cluster = await startCluster({ dir: join(dir, 'pg') });
  const { adminUrl } = cluster;
  await migrate(adminUrl, join(import.meta.dirname, '../database/migrations'));
  await seedDemoData(adminUrl, { hasher: createHasher(), now: demoNow });
  const secret = randomBytes(32).toString('hex');
  const app = await benchApp({ databaseUrl: appUrl(adminUrl), secret, folder: dir, ...seen });
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const query = adminQuery(adminUrl);
  const [tenant] = await query('select id from tenancy.tenant_of_host($1)', [host]);
  const tenantId = Number(tenant?.['id']);
  return {
    app,
    adminUrl,
    databaseUrl: appUrl(adminUrl),
    origin,
    tenantId,
    secret,
    async userId(userName) {
      const [user] = await query(
        'select id from identity."user" where tenant_id = $1 and user_name = $2',
        [tenantId, userName],
      );
      return Number(user?.['id']);
    },
    headersOf: (userName) => headersOfSession(query, { tenantId, host, userName, secret }),
    async close() {
      await app.close();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

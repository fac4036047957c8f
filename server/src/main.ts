import type { CardAccount } from '@waybill/adapters/card-gateway';
import { ldapDirectory } from '@waybill/adapters/directory';
import { braintreeCards } from '@waybill/adapters/braintree/braintree';
import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { eitherPush, type FirebaseAccount, fcmService } from '@waybill/adapters/fcm';
import { outboxPost, smtpPost } from '@waybill/adapters/mail';
import { nominatimGeocoder } from '@waybill/adapters/nominatim/nominatim';
import { knownPushHosts, vapidKeysOf, webPushService } from '@waybill/adapters/push';
import { roadsOf } from '@waybill/adapters/roads-of';
import { simulatedCards } from '@waybill/adapters/simulated/simulated-cards';
import { simulatedShortMessages } from '@waybill/adapters/sms';
import { tenantMail } from '@waybill/adapters/tenant-mail';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { addUnNumbers } from '#contexts/dangerousGoods/un-codes/reference-data.ts';
import { addShippedPostalFiles } from '#contexts/lookups/locations/shipped-files.ts';
import { addReferenceData } from '#contexts/lookups/locations/reference-data.ts';
import { registerListeners } from '#platform/background/listeners.ts';
import { startBackground } from '#platform/background/worker.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { examineExternal } from '#platform/db/external.ts';
import { migrate } from '#platform/db/migrate.ts';
import { filesOf } from '#platform/files/store-of.ts';
import { createHasher } from '#platform/hashing.ts';
import { createLimiter, unlimited } from '#platform/http/limits.ts';
import { startCluster } from '#platform/postgres/cluster.ts';
import { readOrCreateSecret } from '#platform/secret.ts';
import { buildApp } from './app.ts';
import { greeting } from './greeting.ts';
import { firebaseAccountOf, listen, makeDataFolder } from './surroundings.ts';
import { needsDemoData } from './demo/seeded.ts';
import { newestDemoDay } from './demo/demo-day.ts';

const root = resolve(import.meta.dirname, '../..');
const webFolder = join(root, 'web/dist');

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Starts PostgreSQL, migrations, demo data, the app and background work: the composition root. */
async function start(config: Config): Promise<void> {
  const started = performance.now();
  makeDataFolder(config);
  const firebase = firebaseAccountOf(config);
  /** Functions that stop what was started, most recently started first. */
  const running: (() => Promise<void>)[] = [];
  const request = endOnSignal(running);
  try {
    const adminUrl = await databaseOf(config, running);
    await prepareDatabase(config, adminUrl);
    const secret = config.secret ?? readOrCreateSecret(config.dataDir);
    let { port } = config;
    const app = await buildApp({
      databaseUrl: appUrl(adminUrl),
      replicaUrl: config.databaseReplicaUrl === null ? null : appUrl(config.databaseReplicaUrl),
      secret,
      files: filesOf(config),
      webFolder: existsSync(join(webFolder, 'index.html')) ? webFolder : null,
      limiter: config.rateLimits ? createLimiter() : unlimited,
      clock: () => new Date(),
      logLevel: config.logLevel,
      trustProxy: config.trustProxy ?? false,
      showsCause: config.environment === 'development',
      originOf: (host) => originOf(config, host, port),
      mapStyle: config.mapStyle,
      push: pushOf(config, firebase, secret),
      ...externalSystemsOf(config),
    });
    running.unshift(() => app.close());
    await registerListeners(adminQuery(adminUrl), app.contexts);
    await listen(app.server, config);
    const [listening] = app.server.addresses();
    if (typeof listening === 'object') port = listening.port;
    const background = startBackground({
      adminUrl,
      database: app.database,
      contexts: app.contexts,
      workingTenants: app.workingTenants,
      clock: () => new Date(),
      log: app.server.log,
      isAlone: config.databaseUrl === null,
    });
    running.unshift(
      () => app.server.close(),
      () => background.stop(),
    );
    console.log(greeting(config, port, performance.now() - started));
    // If NODE_COMPILE_CACHE names a folder, the next start has the cache even if this server is
    // killed.
    flushCompileCache();
  } catch (error) {
    // A shutdown request during startup takes the database away while our statements run.
    if (request.toEnd) return;
    for (const end of running) await end();
    throw error;
  }
}

/** Migrates the database, and adds what every installation needs, and the demo data if wanted. */
async function prepareDatabase(config: Config, adminUrl: string): Promise<void> {
  await migrate(adminUrl, join(root, 'database/migrations'));
  await addReferenceData(adminUrl);
  await addShippedPostalFiles(adminUrl, join(root, 'database/localities'));
  await addUnNumbers(adminUrl);
  await seed(config, adminUrl);
}

/** Returns the database's administrator URL: an external one, checked first, or our own. */
async function databaseOf(config: Config, running: (() => Promise<void>)[]): Promise<string> {
  if (config.databaseUrl !== null) {
    for (const advice of await examineExternal(config.databaseUrl)) console.warn(advice);
    return config.databaseUrl;
  }
  const starting = startCluster({ dir: join(config.dataDir, 'pg') });
  running.unshift(async () => (await starting).stop());
  return (await starting).adminUrl;
}

/** Returns the configured external systems, with simulators of some outside production. */
function externalSystemsOf(config: Config) {
  return {
    ...postOf(config),
    shortMessages: simulatedShortMessages,
    cards: config.environment === 'production' ? null : simulatedCards(),
    tenantMail: tenantMail({ allowed: config.privateServers ?? [] }),
    directory: ldapDirectory({ allowed: config.privateServers ?? [] }),
    connectCards: (account: CardAccount) => braintreeCards(account),
    callOut: guardedCalls({
      allowed: [...(config.webhookOrigins ?? []), config.accountingUrl ?? []].flat(),
    }),
    accountingUrl: config.accountingUrl,
    geocoder: config.nominatimUrl === null ? null : nominatimGeocoder(config.nominatimUrl),
    roads: config.roads === null ? null : roadsOf(config.roads),
  };
}

/** Returns the mail server, or the outbox folder with its page if none is configured. */
function postOf({ smtpUrl, dataDir, environment }: Config) {
  if (smtpUrl !== null) return { post: smtpPost(smtpUrl), outbox: null };
  const folder = join(dataDir, 'outbox');
  const post = outboxPost(folder, () => new Date());
  return { post, outbox: environment === 'production' ? null : folder };
}

/** Returns a tenant host's origin in browsers; the scheme's default port is omitted. */
function originOf({ publicScheme, publicPort }: Config, host: string, listening: number): string {
  return new URL(`${publicScheme}://${host}:${publicPort ?? listening}`).origin;
}

/** Returns push for browsers, and for Firebase if an account is configured. */
function pushOf(
  { pushContact, pushHosts }: Config,
  firebase: FirebaseAccount | null,
  secret: string,
) {
  const web = webPushService({
    keys: vapidKeysOf(secret),
    subject: pushContact,
    hosts: [...knownPushHosts, ...(pushHosts ?? [])],
  });
  if (firebase === null) return eitherPush(web, null);
  return eitherPush(web, fcmService({ account: firebase, clock: () => new Date() }));
}

/** Seeds demo data if the database is empty and this is not production. */
async function seed(config: Config, adminUrl: string): Promise<void> {
  if (config.environment === 'production' || !(await needsDemoData(adminUrl))) return;
  console.log('First start: seeding the demo data …');
  // Imported here because it loads the demo data of all contexts, which later starts do not need.
  const { seedDemoData } = await import('./demo/seed.ts');
  await seedDemoData(adminUrl, {
    hasher: createHasher(),
    now: newestDemoDay(new Date()),
    files: filesOf(config),
    isForPeople: true,
  });
}

/**
 * On SIGTERM or SIGINT stops requests first, then background tasks, and PostgreSQL last, as far as
 * they were started. A second signal, or thirty seconds, ends the process immediately; acknowledged
 * work is safe in either case.
 */
function endOnSignal(running: readonly (() => Promise<void>)[]): { readonly toEnd: boolean } {
  const request = { toEnd: false };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (request.toEnd) process.exit(1);
    request.toEnd = true;
    console.log(`${signal}: finishing what is under way …`);
    setTimeout(() => process.exit(1), 30_000).unref();
    for (const end of running) await end();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
  return request;
}

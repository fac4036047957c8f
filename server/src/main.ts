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
import { registerListeners } from '#platform/background/listeners.ts';
import { type Background, startBackground } from '#platform/background/worker.ts';
import { type Config, hasOwnDatabase, readConfig } from '#platform/config.ts';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import type { NamedUrl } from '#platform/shards/sharded-database.ts';
import { tendShards } from '#platform/shards/tend-shards.ts';
import { filesOf } from '#platform/files/store-of.ts';
import { createLimiter, unlimited } from '#platform/http/limits.ts';
import { readOrCreateSecret } from '#platform/secret.ts';
import { type App, type AppParts, buildApp } from './app.ts';
import { databasesOf, prepareDatabases, prepareLater } from './databases.ts';
import { greeting } from './greeting.ts';
import { firebaseAccountOf, listen, makeDataFolder } from './surroundings.ts';

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
  const ending = endOnSignal(running);
  try {
    const databases = await databasesOf(config, running);
    const missing = await prepareDatabases(config, databases);
    const secret = config.secret ?? readOrCreateSecret(config.dataDir);
    let { port } = config;
    const app = await buildApp({
      ...appUrlsOf(config, databases),
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
    const register = ({ url }: NamedUrl) => registerListeners(adminQuery(url), app.contexts);
    for (const each of databases) if (!missing.includes(each)) await register(each);
    if (missing.length > 0) void prepareLater(config, { databases, missing }, register);
    await listen(app.server, config);
    const [listening] = app.server.addresses();
    if (typeof listening === 'object') port = listening.port;
    const background: Pick<Background, 'stop'>[] = databases.map((each) =>
      workOn(each, app, config),
    );
    if (config.databaseShards !== null) {
      const warn = (err: unknown) => app.server.log.warn({ err }, 'A shard is not at hand');
      background.push(tendShards(databases, warn));
    }
    running.unshift(
      () => app.server.close(),
      async () => void (await Promise.all(background.map((queue) => queue.stop()))),
    );
    console.log(greeting(config, port, performance.now() - started));
    // If NODE_COMPILE_CACHE names a folder, the next start has the cache even if this server is
    // killed.
    flushCompileCache();
  } catch (error) {
    // A shutdown request during startup takes the database away while our statements run.
    if (ending.toEnd) return;
    for (const end of running) await end();
    throw error;
  }
}

/** Returns the app's own URLs of one database, or of several shards. */
function appUrlsOf(
  { databaseShards, databasePoolers }: Config,
  databases: readonly NamedUrl[],
): Pick<AppParts, 'databaseUrl' | 'poolerUrl'> {
  const urls = databases.map(({ name, url }) => {
    const pooler = databasePoolers?.find((each) => each.name === name);
    return { name, url: appUrl(url), poolerUrl: pooler === undefined ? null : appUrl(pooler.url) };
  });
  const [first] = urls;
  if (databaseShards !== null || first === undefined) return { databaseUrl: urls };
  return { databaseUrl: first.url, poolerUrl: first.poolerUrl };
}

/** Starts the background work of one database: its tasks, and the daily tasks of its tenants. */
function workOn({ name, url }: NamedUrl, app: App, config: Config): Background {
  const isShard = config.databaseShards !== null;
  return startBackground({
    adminUrl: url,
    database: app.database,
    contexts: app.contexts,
    workingTenants: () => app.workingTenants(isShard ? name : undefined),
    clock: () => new Date(),
    log: app.server.log,
    isAlone: hasOwnDatabase(config),
  });
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
    simulatedDelays: config.simulatedDelays,
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

/**
 * On SIGTERM or SIGINT stops requests first, then background tasks, and PostgreSQL last, as far as
 * they were started. A second signal, or thirty seconds, ends the process immediately; acknowledged
 * work is safe in either case.
 */
function endOnSignal(running: readonly (() => Promise<void>)[]): { readonly toEnd: boolean } {
  const ending = { toEnd: false };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (ending.toEnd) process.exit(1);
    ending.toEnd = true;
    console.log(`${signal}: finishing what is under way …`);
    setTimeout(() => process.exit(1), 30_000).unref();
    for (const end of running) await end();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void end(signal));
  process.on('SIGINT', (signal) => void end(signal));
  return ending;
}

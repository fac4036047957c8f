/** Every environment variable, once. `node server/src/platform/config.ts` prints this reference. */
import { resolve } from 'node:path';
import {
  bucketUrl,
  daysOfYear,
  gigabytes,
  isRange,
  type MapStyle,
  mapStyle,
  nominatimUrl,
  onOrOff,
  origins,
  poolers,
  port,
  postgresUrl,
  pushHosts,
  type RoadServer,
  roadServer,
  servers,
  shards,
  urlWith,
} from './config-values.ts';
import { refuseCombinations } from './config-combinations.ts';
import type { NamedUrl } from './shards/sharded-database.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
export type Environment = 'development' | 'test' | 'production';

/** The server's external configuration; absent values are null. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Null: uses the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Null: reports and exports read from the primary PostgreSQL. */
  readonly databaseReplicaUrl: string | null;
  /** Null: one PostgreSQL holds all tenants. */
  readonly databaseShards: readonly NamedUrl[] | null;
  /** Null: transactions connect to PostgreSQL itself. */
  readonly databasePoolers: readonly NamedUrl[] | null;
  /** An absolute path. */
  readonly dataDir: string;
  readonly environment: Environment;
  /** Null: generated at first start and stored in `dataDir`. */
  readonly secret: string | null;
  /** Null: e-mails go to the outbox folder under `dataDir`. */
  readonly smtpUrl: string | null;
  /** Null: geocoding uses the table of localities. */
  readonly nominatimUrl: string | null;
  /** Null: travel between places is estimated. */
  readonly roads: RoadServer | null;
  /** Null: maps are drawn from the built-in data. */
  readonly mapStyle: MapStyle | null;
  /** Null: files are stored in a folder under `dataDir`. */
  readonly s3Url: string | null;
  /** The gigabytes of files that one tenant may store. */
  readonly filesPerTenant_gb: number;
  /** Days back of which the embedded database can be restored; 0: it is not archived. */
  readonly archiveDays: number;
  /** Null: the same as `port`. */
  readonly publicPort: number | null;
  /** The scheme browsers use, for links in e-mails and other external content. */
  readonly publicScheme: 'http' | 'https';
  /** The contact for this installation's push messages: a mailto: or https: address. */
  readonly pushContact: string;
  /** Push services that may be called in addition to those of the browsers; null: none. */
  readonly pushHosts: readonly string[] | null;
  /** Non-public origins that webhooks and carriers may call; null: none. */
  readonly webhookOrigins: readonly string[] | null;
  /** The origin of a server in place of those of Xero and MYOB; null: theirs. */
  readonly accountingUrl: string | null;
  /** `host:port` of non-public servers that tenants may configure; null: none. */
  readonly privateServers: readonly string[] | null;
  /** The JSON file of a Firebase service account, an absolute path; null: no Firebase. */
  readonly firebaseAccount: string | null;
  readonly logLevel: LogLevel;
  readonly rateLimits: boolean;
  readonly simulatedDelays: boolean;
  /** Addresses of the proxies whose forwarded headers are trusted; null trusts none. */
  readonly trustProxy: string | null;
};

type Variable<T> = {
  readonly name: string;
  readonly description: string;
  /** The value as a user would write it, or null if the variable may be absent. */
  readonly byDefault: string | null;
  /** The requirement on a value; completes the sentence "NAME must be …". */
  readonly mustBe: string;
  /** Returns undefined to reject the value. */
  readonly parse: (text: string) => T | undefined;
};

const environments = ['development', 'test', 'production'] as const;
const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const variables: { readonly [K in keyof Config]: Variable<NonNullable<Config[K]>> } = {
  port: {
    name: 'PORT',
    description: 'The port to listen on; 0 takes a free one.',
    byDefault: '3000',
    mustBe: 'a number from 0 to 65535',
    parse: port,
  },
  host: {
    name: 'HOST',
    description: 'The address to listen on; 0.0.0.0 lets other machines in.',
    byDefault: '127.0.0.1',
    mustBe: 'an address or a host name',
    parse: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    description: 'An external PostgreSQL 15 or newer; absent starts the embedded one.',
    byDefault: null,
    mustBe: 'postgres://user:password@host:port/database',
    parse: postgresUrl,
  },
  databaseReplicaUrl: {
    name: 'DATABASE_REPLICA_URL',
    description: 'A physical replica of DATABASE_URL, with its user, for reports and exports.',
    byDefault: null,
    mustBe: 'postgres://user:password@host:port/database',
    parse: postgresUrl,
  },
  databaseShards: {
    name: 'DATABASE_SHARDS',
    description:
      'PostgreSQL servers that hold whole tenants, in place of DATABASE_URL. The first has ' +
      'the directory of tenants.',
    byDefault: null,
    mustBe: 'name=postgres://user:password@host:port/database for each, separated by commas',
    parse: shards,
  },
  databasePoolers: {
    name: 'DATABASE_POOLER_URL',
    description:
      'A PgBouncer (1.21 or newer) in transaction mode in front of DATABASE_URL, with its user; ' +
      'with DATABASE_SHARDS, name=url for each shard.',
    byDefault: null,
    mustBe: 'postgres://user:password@host:port/database, or name=postgres://… for each shard',
    parse: poolers,
  },
  dataDir: {
    name: 'WAYBILL_DATA',
    description: 'The folder for the embedded database, files, outbox and secret.',
    byDefault: '.data',
    mustBe: 'the path of a folder',
    parse: (text) => resolve(text),
  },
  environment: {
    name: 'WAYBILL_ENV',
    description:
      'production refuses simulators and demo data; development shows why requests fail.',
    byDefault: 'development',
    mustBe: `one of ${environments.join(', ')}`,
    parse: (text) => environments.find((known) => known === text),
  },
  secret: {
    name: 'WAYBILL_SECRET',
    description: 'Signs sessions and download links; all nodes of one database share it.',
    byDefault: null,
    mustBe: 'at least 32 characters',
    parse: (text) => (text.length >= 32 ? text : undefined),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    description: 'The mail server; absent keeps mail in the outbox folder.',
    byDefault: null,
    mustBe: 'smtp://user:password@host:port or smtps://…',
    parse: (text) => urlWith(['smtp:', 'smtps:'], text)?.href,
  },
  nominatimUrl: {
    name: 'NOMINATIM_URL',
    description: 'A Nominatim server of your own; absent geocodes by the table of localities.',
    byDefault: null,
    mustBe: 'http://host:port or https://…, not the public server of OpenStreetMap',
    parse: nominatimUrl,
  },
  roads: {
    name: 'WAYBILL_ROADS_URL',
    description:
      'An OSRM or Valhalla server of your own, for ways by road; absent estimates times and ' +
      'distances. Valhalla knows where trucks may drive.',
    byDefault: null,
    mustBe: 'osrm+http://host:port, valhalla+http://host:port, or the same with https',
    parse: roadServer,
  },
  mapStyle: {
    name: 'WAYBILL_MAP_STYLE',
    description:
      'The style of maps, and further hosts of its tiles; absent draws outlines and places.',
    byDefault: null,
    mustBe:
      'an address of a style, then origins of tiles: https://maps.example/style.json,https://…',
    parse: mapStyle,
  },
  s3Url: {
    name: 'S3_URL',
    description: 'The bucket for files; absent keeps them in a folder.',
    byDefault: null,
    mustBe: 'https://key:secret@host/bucket?region=…',
    parse: bucketUrl,
  },
  filesPerTenant_gb: {
    name: 'WAYBILL_FILES_PER_TENANT',
    description: 'Gigabytes of files that each tenant may keep; further uploads are refused.',
    byDefault: '50',
    mustBe: 'a number above 0',
    parse: gigabytes,
  },
  archiveDays: {
    name: 'WAYBILL_ARCHIVE_DAYS',
    description: 'Days back of which the embedded database is restored to any moment; 0: none.',
    byDefault: '0',
    mustBe: 'a number from 0 to 365',
    parse: daysOfYear,
  },
  publicPort: {
    name: 'WAYBILL_PUBLIC_PORT',
    description: 'The port that browsers see when something stands in front of the server.',
    byDefault: null,
    mustBe: 'a number from 0 to 65535',
    parse: port,
  },
  publicScheme: {
    name: 'WAYBILL_PUBLIC_SCHEME',
    description: 'How browsers call: the scheme of the links in e-mails.',
    byDefault: 'http',
    mustBe: 'http or https',
    parse: (text) => (text === 'http' || text === 'https' ? text : undefined),
  },
  pushContact: {
    name: 'WAYBILL_PUSH_CONTACT',
    description: 'Whom the operators of push services may write to about this installation.',
    byDefault: 'mailto:operator@waybill.example',
    mustBe: 'a mailto: or https: address',
    parse: (text) => urlWith(['mailto:', 'https:'], text)?.href,
  },
  pushHosts: {
    name: 'WAYBILL_PUSH_HOSTS',
    description: 'Further push services that may be called, beside those of the known browsers.',
    byDefault: null,
    mustBe: 'host names (*.example.com) or origins (https://push.example:8443), by commas',
    parse: pushHosts,
  },
  webhookOrigins: {
    name: 'WAYBILL_WEBHOOK_ORIGINS',
    description:
      'Servers of your own that webhooks and carriers may call although they are not public.',
    byDefault: null,
    mustBe: 'origins (http://10.0.0.7:8080), by commas',
    parse: origins,
  },
  accountingUrl: {
    name: 'WAYBILL_ACCOUNTING_URL',
    description: 'A test server in place of Xero and MYOB; absent connects to theirs.',
    byDefault: null,
    mustBe: 'an origin (http://127.0.0.1:4080)',
    parse: (text) => origins(text)?.[0],
  },
  privateServers: {
    name: 'WAYBILL_PRIVATE_SERVERS',
    description:
      'Mail servers and directories of your own that tenants may name although they are not ' +
      'public.',
    byDefault: null,
    mustBe: 'host:port (mail.lan:25, 10.0.0.7:636), by commas',
    parse: servers,
  },
  firebaseAccount: {
    name: 'WAYBILL_FIREBASE_ACCOUNT',
    description: 'The JSON file of a Firebase service account, for apps that register there.',
    byDefault: null,
    mustBe: 'the path of a file',
    parse: (text) => resolve(text),
  },
  logLevel: {
    name: 'WAYBILL_LOG',
    description: 'How much is logged.',
    byDefault: 'info',
    mustBe: `one of ${logLevels.join(', ')}`,
    parse: (text) => logLevels.find((known) => known === text),
  },
  rateLimits: {
    name: 'WAYBILL_RATE_LIMITS',
    description: 'off lets every caller call as often as they like, for load tests.',
    byDefault: 'on',
    mustBe: 'on or off',
    parse: onOrOff,
  },
  simulatedDelays: {
    name: 'WAYBILL_SIMULATED_DELAYS',
    description: 'off lets simulated carriers respond at once, for tests.',
    byDefault: 'on',
    mustBe: 'on or off',
    parse: onOrOff,
  },
  trustProxy: {
    name: 'WAYBILL_TRUST_PROXY',
    description:
      'Addresses of proxies in front of the server, whose X-Forwarded headers count. Behind one, ' +
      'trusted or not, /metrics is not read: it is for programs of the same machine.',
    byDefault: null,
    mustBe: 'addresses or CIDR ranges, separated by commas',
    parse: (text) => (text.split(',').every((range) => isRange(range.trim())) ? text : undefined),
  },
};

/**
 * Reads the configuration from an environment. An empty variable counts as absent.
 *
 * @throws Error with one sentence naming the variable: an invalid value, an unknown WAYBILL_ name,
 *   or a missing one.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  refuseUnknown(env);
  const config: Config = {
    port: required(env, variables.port),
    host: required(env, variables.host),
    databaseUrl: optional(env, variables.databaseUrl),
    databaseReplicaUrl: optional(env, variables.databaseReplicaUrl),
    databaseShards: optional(env, variables.databaseShards),
    databasePoolers: optional(env, variables.databasePoolers),
    dataDir: required(env, variables.dataDir),
    environment: required(env, variables.environment),
    secret: optional(env, variables.secret),
    smtpUrl: optional(env, variables.smtpUrl),
    nominatimUrl: optional(env, variables.nominatimUrl),
    roads: optional(env, variables.roads),
    mapStyle: optional(env, variables.mapStyle),
    s3Url: optional(env, variables.s3Url),
    filesPerTenant_gb: required(env, variables.filesPerTenant_gb),
    archiveDays: required(env, variables.archiveDays),
    publicPort: optional(env, variables.publicPort),
    publicScheme: required(env, variables.publicScheme),
    pushContact: required(env, variables.pushContact),
    pushHosts: optional(env, variables.pushHosts),
    webhookOrigins: optional(env, variables.webhookOrigins),
    accountingUrl: optional(env, variables.accountingUrl),
    privateServers: optional(env, variables.privateServers),
    firebaseAccount: optional(env, variables.firebaseAccount),
    logLevel: required(env, variables.logLevel),
    rateLimits: required(env, variables.rateLimits),
    simulatedDelays: required(env, variables.simulatedDelays),
    trustProxy: optional(env, variables.trustProxy),
  };
  refuseCombinations(config);
  return config;
}

/** True if Waybill runs a PostgreSQL of its own. */
export const hasOwnDatabase = ({
  databaseUrl,
  databaseShards,
}: Pick<Config, 'databaseUrl' | 'databaseShards'>): boolean =>
  (databaseUrl ?? databaseShards) === null;

/** Returns the reference of all variables, one paragraph each. */
export function describeConfig(): string {
  return Object.values(variables)
    .map(({ name, description, byDefault, mustBe }) => {
      const absent = byDefault === null ? 'may be absent' : `default ${byDefault}`;
      return `${name} (${absent})\n  ${description}\n  Must be ${mustBe}.`;
    })
    .join('\n\n');
}

function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const known = new Set(Object.values(variables).map(({ name }) => name));
  for (const name of Object.keys(env)) {
    if (name.startsWith('WAYBILL_') && !known.has(name)) {
      throw new Error(`${name} is not a variable that Waybill knows: correct or remove it.`);
    }
  }
}

function optional<T>(
  env: Readonly<Record<string, string | undefined>>,
  { name, byDefault, mustBe, parse }: Variable<T>,
): T | null {
  const text = env[name] || byDefault;
  if (text === null) return null;
  const value = parse(text);
  if (value === undefined) throw new Error(`${name} must be ${mustBe}.`);
  return value;
}

function required<T>(env: Readonly<Record<string, string | undefined>>, variable: Variable<T>): T {
  const value = optional(env, variable);
  if (value === null) throw new Error(`${variable.name} is required.`);
  return value;
}

if (import.meta.main) console.log(describeConfig());

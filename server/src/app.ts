import type { Directory } from '@waybill/adapters/directory';
import type { FileStore } from '@waybill/adapters/file-store';
import type { CardAccount, CardGateway } from '@waybill/adapters/card-gateway';
import type { Post } from '@waybill/adapters/mail';
import type { Geocoder } from '@waybill/adapters/geocoder';
import type { Roads } from '@waybill/adapters/roads';
import type { GuardedCalls } from '@waybill/adapters/guarded-calls';
import type { TenantMail } from '@waybill/adapters/tenant-mail';
import { allEndpoints } from '@waybill/contract/all';
import { allPermissions } from '@waybill/contract/all-permissions';
import type { FastifyInstance } from 'fastify';
import type { MapStyle } from '#platform/config-values.ts';
import { booking } from '#contexts/booking/index.ts';
import { carriers } from '#contexts/carriers/index.ts';
import { allCarriers } from '#contexts/carriers/accounts/registry.ts';
import { fleet } from '#contexts/fleet/index.ts';
import { finance } from '#contexts/finance/index.ts';
import { customers } from '#contexts/customers/index.ts';
import { dangerousGoods } from '#contexts/dangerousGoods/index.ts';
import { identity } from '#contexts/identity/index.ts';
import { people } from '#contexts/identity/public.ts';
import { jobs } from '#contexts/jobs/index.ts';
import { lookups } from '#contexts/lookups/index.ts';
import { messaging } from '#contexts/messaging/index.ts';
import type { Messengers } from '#contexts/messaging/emails/messengers.ts';
import { administration } from '#contexts/administration/index.ts';
import { pricing } from '#contexts/pricing/index.ts';
import { records } from '#contexts/records/index.ts';
import { rates } from '#contexts/rates/index.ts';
import { books } from '#contexts/books/index.ts';
import { reconciliation } from '#contexts/reconciliation/index.ts';
import { reports } from '#contexts/reports/index.ts';
import { routing } from '#contexts/routing/index.ts';
import { linehaul } from '#contexts/linehaul/index.ts';
import { warehouse } from '#contexts/warehouse/index.ts';
import { shops } from '#contexts/shops/index.ts';
import { search } from '#contexts/search/index.ts';
import { tenancy } from '#contexts/tenancy/index.ts';
import { webhooks } from '#contexts/webhooks/index.ts';
import {
  activeTenants,
  mailerOf,
  type TenantDirectory,
  tenantDirectory,
} from '#contexts/tenancy/public.ts';
import type { WorkingTenant } from '#platform/background/daily.ts';
import { checkContexts } from '#platform/check-contexts.ts';
import type { Context } from '#platform/context.ts';
import { type Database, openDatabase } from '#platform/db/database.ts';
import {
  openShards,
  type ShardedDatabase,
  type ShardUrls,
} from '#platform/shards/sharded-database.ts';
import { filing } from '#platform/files/filing.ts';
import { serveAssistants } from '#platform/http/assistants.ts';
import type { Doorkeeper } from '#platform/http/authenticate.ts';
import type { Limiter } from '#platform/http/limits.ts';
import { serveFeeds } from '#platform/http/feeds.ts';
import { serveLive } from '#platform/http/live.ts';
import { createHttpServer, namesOf } from '#platform/http/server.ts';
import { serveWebApp } from '#platform/http/web-app.ts';
import { mailing } from '#platform/mail/mailing.ts';
import { serveOutbox } from '#platform/mail/outbox-page.ts';
import type { Services } from '#platform/services.ts';
import { cardPage } from './card-page.ts';
import { customRecords, recordKinds } from './record-kinds.ts';
import { openThreads, type Threads } from './threads.ts';

export type AppParts = Omit<Messengers, 'settings'> & {
  /** Sends the e-mails of every tenant that has no mail server of its own. */
  readonly post: Post;
  /** Sends e-mails through the mail servers of tenants. */
  readonly tenantMail: TenantMail;
  /** Queries the directories that tenants configured. */
  readonly directory: Directory;
  /** The app's own role, which owns no objects, on one PostgreSQL or on several shards. */
  readonly databaseUrl: string | readonly ShardUrls[];
  /** A pooler in front of the only database, in transaction mode; null if there is none. */
  readonly poolerUrl?: string | null;
  /** A read replica of the same database; null if there is none. */
  readonly replicaUrl: string | null;
  readonly secret: string;
  /** Stores the bytes of files. */
  readonly files: FileStore;
  /** The built web app, or null if another process serves it. */
  readonly webFolder: string | null;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly logLevel: string;
  readonly trustProxy: string | false;
  /** True in development: the response to an internal error shows its cause. */
  readonly showsCause?: boolean;
  /** Returns the origin (scheme, host and port) that browsers use for a host name. */
  readonly originOf: (host: string) => string;
  /** The folder of unsent e-mails, shown on a page; null shows none. */
  readonly outbox: string | null;
  /** Geocodes addresses; null uses only the table of localities. */
  readonly geocoder: Geocoder | null;
  /** Calculates routes by road; null uses estimates. */
  readonly roads: Roads | null;
  /** The style of maps and the hosts that it needs; null draws maps from the product's own data. */
  readonly mapStyle: MapStyle | null;
  /** Sends requests to URLs that are user input. */
  readonly callOut: GuardedCalls;
  /** Whether simulated carriers take as long as real ones. */
  readonly simulatedDelays: boolean;
  /** The origin of a server in place of those of accounting programs; null outside of tests. */
  readonly accountingUrl: string | null;
  /** Charges cards of tenants without a processor of their own; null disables cards for them. */
  readonly cards: CardGateway | null;
  /** Connects to the account of a tenant that has a processor of its own. */
  readonly connectCards: (account: CardAccount) => CardGateway;
};

export type App = {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly contexts: readonly Context[];
  /** Returns the active tenants, or those of a shard, with their time zones. */
  readonly workingTenants: (shard?: string) => Promise<readonly WorkingTenant[]>;
  /** Completes requests under way, then closes the database. */
  close(): Promise<void>;
};

/**
 * Returns the contexts in order: each may call those above it, and receives events from those
 * below.
 */
export const contextsOf = (
  services: Services &
    Omit<Threads, 'close'> &
    Pick<
      AppParts,
      | 'geocoder'
      | 'roads'
      | 'mapStyle'
      | 'callOut'
      | 'simulatedDelays'
      | 'accountingUrl'
      | 'cards'
      | 'connectCards'
      | 'post'
      | 'tenantMail'
      | 'directory'
    > &
    Messengers,
  directory: TenantDirectory,
): readonly Context[] => [
  tenancy(services, directory),
  identity(services),
  records(services, { kinds: recordKinds, customRecords }),
  lookups({
    geocoder: services.geocoder,
    mapStyle: services.mapStyle,
    carriers: allCarriers,
  }),
  customers(services),
  dangerousGoods,
  carriers(services),
  rates,
  pricing(services),
  booking(services),
  fleet(services),
  jobs(services),
  linehaul(services),
  warehouse(services),
  routing(services),
  shops(services),
  finance(services),
  reconciliation(services),
  books(services),
  messaging(services),
  search,
  reports(services),
  webhooks(services),
  administration(services),
];

/** Builds the application; the caller makes it listen. Closing it closes the threads as well. */
export async function buildApp(parts: AppParts, threads = openThreads()): Promise<App> {
  const { database, shards } = openDatabases(parts);
  const settings = mailerOf({ ...parts, database });
  const services = { ...parts, ...threads, database, settings };
  const directory = tenantDirectory(database);
  const crowd = people(services);
  const authenticate: Doorkeeper = {
    ...directory,
    actorOf: (token, now, tenantId) => crowd.actorOf(token, now, tenantId),
  };
  const contexts = [mailing(settings), filing(parts.files), ...contextsOf(services, directory)];
  checkContexts(contexts, allEndpoints, allPermissions);
  const server = await createHttpServer({
    ...parts,
    database,
    authenticate,
    contexts,
    mapOrigins: parts.mapStyle?.origins ?? [],
    names: namesOf(allEndpoints),
  });
  serveAssistants(server, { ...parts, authenticate });
  const feeds = serveFeeds(server, { contexts, database, authenticate, clock: parts.clock });
  serveLive(server, {
    urls: shards.map(({ url }) => url),
    authenticate,
    clock: parts.clock,
    onIdentityChange(tenantId) {
      crowd.forget(tenantId);
      directory.forget();
      feeds.recheck(tenantId);
    },
  });
  if (parts.outbox !== null) serveOutbox(server, parts.outbox);
  if (parts.webFolder !== null) {
    await serveWebApp(server, parts.webFolder, cardPage(database, directory));
  }
  return {
    server,
    database,
    contexts,
    workingTenants: (shard) =>
      activeTenants(shards.find(({ name }) => name === shard)?.database ?? database),
    async close() {
      await server.close();
      await threads.close();
      await database.end();
    },
  };
}

/** Opens the only database, or the shards as one database. */
function openDatabases({ databaseUrl: url, poolerUrl = null, replicaUrl }: AppParts): {
  readonly database: Database;
  readonly shards: ShardedDatabase['shards'];
} {
  if (typeof url !== 'string') {
    const database = openShards(url);
    return { database, shards: database.shards };
  }
  const isPooled = poolerUrl !== null;
  const database = openDatabase(poolerUrl ?? url, { replicaUrl, isPooled });
  return { database, shards: [{ name: '', url, database }] };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type About, type Database, openDatabase } from '../db/database.ts';
import { shardMovedTo } from '../db/failures.ts';
import { type Shard, ShardDirectory } from './shard-directory.ts';

/** A shard by name, and its URL. */
export type NamedUrl = { readonly name: string; readonly url: string };

/** The URL for listening, and that of a pooler for transactions; null if there is none. */
export type ShardUrls = NamedUrl & { readonly poolerUrl: string | null };

export type ShardedDatabase = Database & { readonly shards: readonly Shard[] };

/** How long a transaction looks for a tenant between two shards that both refuse it. */
const search_ms = 2_000;
const retry_ms = 50;

/**
 * Opens several shards as one database: a transaction runs on the shard of its tenant, which the
 * directory names. If the tenant has moved since, its old shard refuses the transaction, and the
 * whole work runs on the new one.
 */
export function openShards(urls: readonly ShardUrls[], connections = 10): ShardedDatabase {
  const shards = urls.map(
    ({ name, url, poolerUrl }): Shard => ({
      name,
      url,
      database: openDatabase(poolerUrl ?? url, {
        connections,
        isShard: true,
        isPooled: poolerUrl !== null,
      }),
    }),
  );
  const directory = new ShardDirectory(shards);
  const router = new Router(shards, directory);
  const each = shards.map(({ database }) => database);
  return {
    shards,
    transaction: (scope, work, mode) =>
      router.run(scope.tenantId, (database) => database.transaction(scope, work, mode)),
    reading: (scope, work, source) =>
      router.run(scope.tenantId, (database) => database.reading(scope, work, source)),
    outside: (query, about) =>
      about === undefined ? fromAll(each, query) : router.about(about, query),
    waiting: () =>
      each
        .map((database) => database.waiting())
        .reduce((sum, { inUse, waiting }) => ({
          inUse: sum.inUse + inUse,
          waiting: sum.waiting + waiting,
        })),
    replicaCounts: () => null,
    async end() {
      await directory.end();
      await Promise.all(each.map((database) => database.end()));
    },
  };
}

/** @throws the first failure if no shard responds */
async function fromAll<Row>(
  databases: readonly Database[],
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const results = await Promise.allSettled(databases.map((database) => database.outside(query)));
  const rows = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (rows.length > 0) return rows.flat();
  throw results.find((result) => result.status === 'rejected')?.reason;
}

/**
 * Settles with the first rows of any shard, so that nobody waits for a shard that is down.
 * @throws if no shard has rows and one does not respond: it may be the one that has them
 */
async function firstRows<Row>(
  databases: readonly Database[],
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const results = databases.map((database) => database.outside(query));
  const found = results.map(async (result) => {
    const rows = await result;
    if (rows.length === 0) throw new NoRows();
    return rows;
  });
  return Promise.any(found).catch(async () => (await Promise.all(results)).flat());
}

class NoRows extends Error {}

class Router {
  readonly #shards: readonly Shard[];
  readonly #directory: ShardDirectory;

  constructor(shards: readonly Shard[], directory: ShardDirectory) {
    this.#shards = shards;
    this.#directory = directory;
  }

  /** Runs work on the shard of a tenant, and again on the next if it has moved. */
  async run<T>(tenantId: number, work: (database: Database) => Promise<T>): Promise<T> {
    const deadline = performance.now() + search_ms;
    for (;;) {
      const { database } = this.#directory.find({ tenantId }) ?? (await this.#locate(tenantId));
      try {
        return await work(database);
      } catch (error) {
        const shard = shardMovedTo(error);
        if (shard === undefined || performance.now() > deadline) throw error;
        await this.#follow(tenantId, shard);
      }
    }
  }

  /** Queries the shard of a tenant or host; all shards if the directory does not know it. */
  async about<Row>(about: About, query: RawBuilder<Row>): Promise<Row[]> {
    const known = this.#directory.find(about);
    const rows = known === undefined ? [] : await known.database.outside(query);
    // Also if the directory is old: a host may have a new tenant, and a tenant may have moved.
    if (rows.length > 0) return rows;
    return firstRows(
      this.#shards.flatMap((shard) => (shard === known ? [] : [shard.database])),
      query,
    );
  }

  async #follow(tenantId: number, shard: string): Promise<void> {
    if (this.#shards.some(({ name }) => name === shard)) {
      return this.#directory.note(tenantId, shard);
    }
    await sleep(retry_ms);
    await this.#directory.reload();
  }

  /** A tenant that the directory does not know was created a moment ago; 0 is no tenant. */
  async #locate(tenantId: number): Promise<Shard> {
    const [first] = this.#shards;
    if (first === undefined) throw new Error('There is no shard');
    if (tenantId === 0) return first;
    const holders = this.#shards.map(async (shard) => {
      const rows = await shard.database.outside(sql`select from tenancy.tenant_by_id(${tenantId})`);
      if (rows.length === 0) throw new NoRows();
      return shard;
    });
    const holder = await Promise.any(holders).catch((error: AggregateError) => error);
    if (!(holder instanceof AggregateError)) {
      this.#directory.note(tenantId, holder.name);
      return holder;
    }
    const failure: unknown = holder.errors.find((error) => !(error instanceof NoRows));
    if (failure !== undefined) throw failure;
    return first;
  }
}

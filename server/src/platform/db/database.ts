import type { RawBuilder } from 'kysely';
import pg from 'pg';
import { isRetryable } from './failures.ts';
import { openPool } from './pool.ts';
import { Replica, type ReplicaCounts } from './replica.ts';
import { ReferenceCache, type ReferenceVersions, referenceVersions } from './reference-data.ts';
import {
  type Mode,
  openingStatement,
  type Scope,
  type ConnectionTarget,
  type WritingMode,
} from './scope.ts';
import { isPlainRead, prepared, type Statement, written } from './statement.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => safeInteger(text));
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The only database handle available to a context: one tenant, one transaction. */
export type TenantDb = {
  readonly scope: Scope;
  /** Returns all rows of a read-only select. Use `run` for selects whose functions write. */
  many<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  /** Returns the only row. @throws if there is none or more than one. */
  one<Row>(query: RawBuilder<Row>): Promise<Row>;
  /** Returns the row, or undefined. */
  maybeOne<Row>(query: RawBuilder<Row>): Promise<Row | undefined>;
  /**
   * Returns all rows of a select over reference data, which are tables that
   * `platform.version_reference` versions. Cached by the process until one of them changes; changes
   * committed before this transaction's first such read are always visible.
   */
  reference<Row>(query: RawBuilder<Row>): Promise<Row[]>;
  /** Requests the versions of reference data in advance, in one packet with the next statement. */
  expectReference(): void;
  /** Runs a statement; returns the number of affected rows. */
  run(query: RawBuilder<unknown>): Promise<number>;
  /**
   * Sends a statement without waiting for its result: it is sent with the next statement, at the
   * latest with the end of the transaction. If it fails, the transaction fails with its error.
   */
  later(query: RawBuilder<unknown>): void;
  /** Separate transactions, which commit independently of this one; one object per database. */
  readonly apart: ApartFrom;
};

/**
 * Transactions on connections that no request holds, so that a transaction may wait for them
 * without a deadlock over connections.
 */
export type ApartFrom = Pick<Database, 'transaction'>;

export type Database = {
  /**
   * Runs `work` in one transaction of `scope`; commits when it settles, rolls back when it throws.
   * The transaction begins with the first statement, so work without queries costs nothing.
   * Serialization failures and deadlocks retry the whole work, five times at most.
   */
  transaction<T>(scope: Scope, work: (db: TenantDb) => Promise<T>, mode?: WritingMode): Promise<T>;
  /**
   * Runs `work` in a transaction in which PostgreSQL refuses every write. Its end is not awaited:
   * it is sent with the next statement on the connection.
   */
  reading<T>(scope: Scope, work: (db: TenantDb) => Promise<T>, source?: ReadingSource): Promise<T>;
  /**
   * Runs a statement in a scope without a tenant, for data outside tenants (host names, health).
   * Without `about` it runs on every shard that responds, and returns the rows of all.
   */
  outside<Row>(query: RawBuilder<Row>, about?: About): Promise<Row[]>;
  readonly waiting: () => { readonly inUse: number; readonly waiting: number };
  /** Counts where reads that may use the replica were served; null without a replica. */
  readonly replicaCounts: () => ReplicaCounts | null;
  end(): Promise<void>;
};

/** The tenant that a statement outside tenants is about: only its shard is queried. */
export type About = { readonly host: string } | { readonly tenantId: number };

/** `replica`: from the read replica if there is one that has caught up (see `Replica`). */
export type ReadingSource = 'primary' | 'replica';

const attemptsMax = 5;

export type DatabaseOptions = {
  /** The size of the pool. */
  readonly connections?: number;
  /** A physical replica of the same database; null if there is none. */
  readonly replicaUrl?: string | null;
} & Partial<ConnectionTarget>;

/**
 * Opens a pool of pipelined connections with named prepared statements, and one to the read replica
 * if there is one.
 */
export function openDatabase(
  url: string,
  { connections = 10, replicaUrl = null, isShard = false, isPooled = false }: DatabaseOptions = {},
): Database {
  const to: ConnectionTarget = { isShard, isPooled };
  const pool = openPool(url, connections, to);
  const apartPool = openPool(url, apartConnections, to);
  const toReplica = { isShard, isPooled: false };
  const replica =
    replicaUrl === null ? null : new Replica(pool, openPool(replicaUrl, connections, toReplica));
  const referenceCache = new ReferenceCache();
  const beginner = (from: pg.Pool, mode: Mode) => (scope: Scope) => () =>
    new Transaction({ pool: from, apart, referenceCache, mode, to }, scope);
  const apartly = beginner(apartPool, 'read write');
  const apart: ApartFrom = { transaction: (scope, work) => attempted(apartly(scope), work) };
  const reading = beginner(pool, 'read only');
  return {
    transaction: (scope, work, mode = 'read write') => attempted(beginner(pool, mode)(scope), work),
    async reading(scope, work, source = 'primary') {
      if (replica === null || source === 'primary') return attempted(reading(scope), work);
      const first = beginner(await replica.poolToRead(), 'read only')(scope);
      // The replica cancels reads that delay its replay; they are run again on the primary.
      return attempted((attempt) => (attempt === 1 ? first() : reading(scope)()), work);
    },
    async outside(query) {
      const client = await pool.connect();
      try {
        if (endReading(client)) client.query('commit', ignored);
        const { rows } = await responseTo(client, prepared(query));
        client.release();
        return rows as never[];
      } catch (error) {
        client.release(true);
        throw runHere(error);
      }
    },
    waiting: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    replicaCounts: () => replica?.counts ?? null,
    async end() {
      await Promise.all([pool.end(), apartPool.end(), replica?.end()]);
    },
  };
}

/** Opened when first needed, and held for the duration of one statement. */
const apartConnections = 2;

async function attempted<T>(
  begin: (attempt: number) => Transaction,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const run = begin(attempt);
    try {
      const result = await work(run);
      const ending = run.commit();
      if (ending !== undefined) await ending;
      return result;
    } catch (error) {
      const cause = run.failure ?? error;
      await run.rollback();
      if (attempt >= attemptsMax || !isRetryable(cause)) throw cause;
      await pause(attempt);
    }
  }
}

/** State shared by the transactions of one kind. */
type Shared = {
  readonly pool: pg.Pool;
  readonly apart: ApartFrom;
  readonly referenceCache: ReferenceCache;
  readonly mode: Mode;
  readonly to: ConnectionTarget;
};

class Transaction implements TenantDb {
  readonly scope: Scope;
  readonly apart: ApartFrom;
  readonly #pool: pg.Pool;
  readonly #referenceCache: ReferenceCache;
  readonly #mode: Mode;
  readonly #to: ConnectionTarget;
  /** Read once, and again after a write, which may have changed reference data. */
  #versions: Promise<ReferenceVersions> | undefined;
  #opening: Promise<pg.PoolClient> | undefined;
  /** The connection, once the first statement has been sent on it. */
  #client: pg.PoolClient | undefined;
  #isOver = false;
  readonly #later: Promise<unknown>[] = [];
  #failure: unknown;

  constructor({ pool, apart, referenceCache, mode, to }: Shared, scope: Scope) {
    this.#pool = pool;
    this.#referenceCache = referenceCache;
    this.#mode = mode;
    this.#to = to;
    this.scope = scope;
    this.apart = apart;
  }

  async many<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return (await this.#send(query)).rows as Row[];
  }

  async one<Row>(query: RawBuilder<Row>): Promise<Row> {
    return theRow((await this.#send(query)).rows as Row[]);
  }

  async maybeOne<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
    return rowIfThere((await this.#send(query)).rows as Row[]);
  }

  expectReference(): void {
    this.#versions ??= referenceVersions(this);
    // Callers that need the versions receive the failure.
    this.#versions.catch(() => {});
  }

  async reference<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    this.#versions ??= referenceVersions(this);
    const known = { scope: this.scope, versions: await this.#versions };
    return this.#referenceCache.rows(written(query), known, () => this.many(query));
  }

  async run(query: RawBuilder<unknown>): Promise<number> {
    this.#versions = undefined;
    return (await this.#send(query)).rowCount ?? 0;
  }

  later(query: RawBuilder<unknown>): void {
    this.#versions = undefined;
    const sent = this.#send(query);
    sent.catch(this.#noteFailure);
    this.#later.push(sent);
  }

  /** For what is sent without waiting: the statements after it report only that it failed. */
  readonly #noteFailure = (error: unknown): void => {
    this.#failure ??= error ?? undefined;
  };

  /**
   * The error of a statement sent without waiting; the statements after it only report that the
   * transaction is aborted.
   */
  get failure(): unknown {
    return this.#failure;
  }

  /**
   * Ends the transaction. The end is not awaited if the transaction never began or is read only.
   */
  commit(): Promise<void> | undefined {
    const client = this.#client;
    if (this.#opening !== undefined && (client === undefined || this.#mode !== 'read only')) {
      return this.#close('commit');
    }
    this.#isOver = true;
    if (client === undefined) return undefined;
    leaveReading(client);
    client.release();
    return undefined;
  }

  async rollback(): Promise<void> {
    await this.#close('rollback').catch(() => {});
  }

  async #send(query: RawBuilder<unknown>): Promise<pg.QueryResult> {
    // Work that was not awaited may run after the end: it must not implicitly begin a new
    // transaction.
    if (this.#isOver) throw new Error('The transaction is over.');
    const statement = prepared(query);
    if (this.#mode !== 'read only' && !isPlainRead(statement.text)) this.#versions = undefined;
    try {
      this.#opening ??= this.#begin();
      const client = await this.#opening;
      this.#client = client;
      return await responseTo(client, statement);
    } catch (error) {
      throw runHere(error);
    }
  }

  /**
   * Sends `begin` and the scope without waiting; the first statement is sent in the same packet.
   */
  async #begin(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    const opening = openingStatement(this.scope, this.#mode, this.#to);
    client.query(endReading(client) ? `commit; ${opening}` : opening, this.#noteFailure);
    return client;
  }

  async #close(verb: 'commit' | 'rollback'): Promise<void> {
    this.#isOver = true;
    if (this.#opening === undefined) return;
    const opened = this.#opening;
    this.#opening = undefined;
    const client = await opened;
    try {
      const awaited = verb === 'commit' ? this.#later : [];
      const [ended] = await Promise.all([responseTo(client, { text: verb }), ...awaited]);
      // PostgreSQL responds with ROLLBACK to the commit of a transaction that had already failed.
      if (verb === 'commit' && ended.command === 'ROLLBACK') throw new Error('Transaction failed');
      client.release();
    } catch (error) {
      client.release(true);
      throw runHere(error);
    }
  }
}

/** Returns the only row. @throws if there is none or more than one. */
export function theRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected 1 row, got ${rows.length}`);
  return row;
}

/** Returns the row, or undefined. @throws if there is more than one. */
export function rowIfThere<Row>(rows: readonly Row[]): Row | undefined {
  if (rows.length > 1) throw new Error(`Expected at most 1 row, got ${rows.length}`);
  return rows[0];
}

/**
 * Sends a statement and waits for its result. Uses a callback: a query whose promise `pg` creates
 * survives young-generation garbage collection, 4 KB per request, until a full collection.
 */
function responseTo(client: pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done: Callback = (error, result) => {
      if (error) reject(error);
      else resolve(result);
    };
    client.query(new NamedQuery(statement, done));
  });
}

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** Spares `pg` from copying an object with the statement, a thirtieth of a booking's time. */
class NamedQuery extends pg.Query {
  readonly name: string | undefined;

  constructor({ text, values, name }: Statement, done: Callback) {
    super(text, values, done);
    this.name = name;
  }
}

/**
 * Replaces a stack trace that ends at the socket with one that leads to the caller, as `pg` does.
 */
function runHere(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, runHere);
  return error;
}

/** For statements whose failure the next one reports: a callback costs less than a promise. */
const ignored = (): void => {};

/** Connections whose last transaction was read only and is still open. */
const leftReading = new WeakSet<pg.PoolClient>();

/**
 * Leaves the end of a read-only transaction to the next user of the connection. If one is waiting,
 * commit and begin are sent as one message; otherwise the commit follows immediately.
 */
function leaveReading(client: pg.PoolClient): void {
  leftReading.add(client);
  setImmediate(() => {
    if (endReading(client)) client.query('commit', ignored);
  });
}

/**
 * Returns whether the connection has an open read-only transaction that the caller must now end.
 */
const endReading = (client: pg.PoolClient): boolean => leftReading.delete(client);

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, attempt * attempt * 5 + Math.random() * 10));

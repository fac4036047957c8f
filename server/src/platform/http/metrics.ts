import { sql } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { type TimedRequest, createDurations } from './durations.ts';

export type Metrics = {
  readonly contentType: string;
  /** Returns all metrics in Prometheus format. */
  text(): Promise<string>;
  observe(timed: TimedRequest): void;
  countReplay(): void;
};

/** Creates the metrics for operators; every label has a short, known list of values. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = createDurations();
  const replays = new Counter({
    name: 'idempotency_hit_total',
    help: 'Requests answered from their Idempotency-Key',
    registers: [registry],
  });
  new Gauge({
    name: 'db_pool_in_use',
    help: 'Connections at work',
    registers: [registry],
    collect() {
      this.set(database.waiting().inUse);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Requests waiting for a connection',
    registers: [registry],
    collect() {
      this.set(database.waiting().waiting);
    },
  });
  new Gauge({
    name: 'db_replica_reads',
    help: 'Reads that may use the replica since the start, by where they were served',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      for (const [source, count] of Object.entries(database.replicaCounts() ?? {})) {
        this.set({ source }, count);
      }
    },
  });
  measureLockWaits(registry, database);
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${durations.text()}`,
    observe: durations.observe,
    countReplay: () => replays.inc(),
  };
}

/**
 * Measures how many transactions currently wait for a lock, and how long the longest has waited.
 */
function measureLockWaits(registry: Registry, database: Database): void {
  const longest = new Gauge({
    name: 'db_lock_wait_seconds',
    help: 'The longest wait for a lock at the moment, in seconds',
    registers: [registry],
  });
  new Gauge({
    name: 'db_lock_waiting',
    help: 'Transactions that wait for a lock at the moment',
    registers: [registry],
    async collect() {
      // The other metrics are most needed during a database outage.
      const waits = await database.outside<LockWaits>(lockWaits).catch(() => []);
      const isKnown = waits.length > 0;
      this.set(isKnown ? waits.reduce((sum, { count }) => sum + count, 0) : Number.NaN);
      longest.set(isKnown ? Math.max(...waits.map((wait) => wait.longest_s)) : Number.NaN);
    },
  });
}

type LockWaits = { readonly count: number; readonly longest_s: number };

/** Locks of this database only: advisory locks, rows and relations. */
const lockWaits = sql<LockWaits>`
  select count(*)::int as count,
    coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 as longest_s
  from pg_locks
  join pg_stat_activity using (pid)
  where not granted and datname = current_database()`;

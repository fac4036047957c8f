import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { type TimedRequest, createDurations } from './durations.ts';

export type Metrics = {
  readonly contentType: string;
  /** All metrics in Prometheus format. */
  text(): Promise<string>;
  observe(timed: TimedRequest): void;
  countReplay(): void;
};

/** The metrics for operators; every label has a short, known list of values. */
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
  return {
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${durations.text()}`,
    observe: durations.observe,
    countReplay: () => replays.inc(),
  };
}

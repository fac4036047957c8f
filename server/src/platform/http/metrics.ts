import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

export type Metrics = {
  readonly registry: Registry;
  observe(route: string, method: string, status: number, seconds: number): void;
  countReplay(): void;
};

/** What an operator watches; every label is one of a short, known list. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
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
  // The histogram finds its row by sorting and joining labels; one map spares each request that.
  const rows = new Map<string, Histogram.Internal<'route' | 'method' | 'status'>>();
  const rowOf = (route: string, method: string, status: number) => {
    const key = `${status} ${method} ${route}`;
    let row = rows.get(key);
    if (row === undefined) {
      row = duration.labels(route, method, String(status));
      rows.set(key, row);
    }
    return row;
  };
  return {
    registry,
    observe: (route, method, status, seconds) => rowOf(route, method, status).observe(seconds),
    countReplay: () => replays.inc(),
  };
}

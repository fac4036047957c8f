/** Upper bounds of the buckets reported to Prometheus. */
const bounds_s = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const name = 'http_request_duration_seconds';

/** Duration counts for one kind of request; the last count is of those above every bound. */
type Row = {
  readonly method: string;
  readonly status: number;
  readonly counts: number[];
  sum_s: number;
};

export type TimedRequest = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

export type Durations = {
  readonly observe: (timed: TimedRequest) => void;
  /** Returns the histogram in Prometheus format. */
  text(): string;
};

/**
 * Records request durations. The library's histogram sorts, joins and looks up its labels at every
 * observation, which took a fifteenth of the time of an empty endpoint.
 */
export function createDurations(): Durations {
  const routes = new Map<string, Row[]>();
  const rowOf = (route: string, method: string, status: number): Row => {
    const rows = routes.get(route) ?? [];
    const known = rows.find((row) => row.status === status && row.method === method);
    if (known !== undefined) return known;
    const made = { method, status, counts: [...bounds_s, Infinity].map(() => 0), sum_s: 0 };
    routes.set(route, [...rows, made]);
    return made;
  };
  return {
    observe({ route, method, status, seconds }) {
      const row = rowOf(route, method, status);
      const at = bounds_s.findIndex((bound) => seconds <= bound);
      const bucket = at === -1 ? bounds_s.length : at;
      row.counts[bucket] = (row.counts[bucket] ?? 0) + 1;
      row.sum_s += seconds;
    },
    text() {
      const rows = [...routes].flatMap(([route, all]) => all.flatMap((row) => linesOf(route, row)));
      const head = [`# HELP ${name} Time to answer a request`, `# TYPE ${name} histogram`];
      return `${[...head, ...rows].join('\n')}\n`;
    },
  };
}

/** Buckets are cumulative. */
function linesOf(route: string, { method, status, counts, sum_s }: Row): readonly string[] {
  const labels = `route="${route}",method="${method}",status="${status}"`;
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${name}_bucket{le="${bounds_s[at] ?? '+Inf'}",${labels}} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum_s}`, `${name}_count{${labels}} ${total}`];
}

import autocannon from 'autocannon';

/** Minimum, median and maximum of several runs. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

/** One run: the compared value, and the main thread's processor time per unit of work. */
export type BenchFigure = {
  readonly value: number;
  readonly cpu_us?: number;
  readonly p99_ms?: number;
};

/** Baseline and ours; `cpu_us` and `p99_ms` are medians. */
export type Pair = {
  readonly limit: Spread;
  readonly ours: Spread;
  readonly cpu_us?: { readonly limit: number; readonly ours: number };
  readonly p99_ms?: { readonly limit: number; readonly ours: number };
};

export type ComparedFigure = Pair & {
  readonly name: string;
  readonly unit: string;
  /**
   * Our median divided by the baseline's; the inverse for times, so that 1 is the best possible.
   */
  readonly ratio: number;
  readonly bar: string;
};

export const spreadOf = (figures: readonly number[]): Spread => {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
};

type Run = () => Promise<BenchFigure>;

/** Runs baseline and ours alternately (A B A B …), so that both run under the same conditions. */
export async function oneByOne(limit: Run, ours: Run, rounds = 5): Promise<Pair> {
  await limit();
  await ours();
  const figures = { limit: [] as BenchFigure[], ours: [] as BenchFigure[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.limit.push(await limit());
    figures.ours.push(await ours());
  }
  const spread = (
    of: readonly BenchFigure[],
    pick: (f: BenchFigure) => number | undefined,
  ): Spread => spreadOf(of.map((figure) => pick(figure) ?? Number.NaN));
  const medians = (pick: (f: BenchFigure) => number | undefined) => ({
    limit: spread(figures.limit, pick).median,
    ours: spread(figures.ours, pick).median,
  });
  const [first] = figures.ours;
  return {
    limit: spread(figures.limit, (f) => f.value),
    ours: spread(figures.ours, (f) => f.value),
    ...(first?.cpu_us !== undefined && { cpu_us: medians((f) => f.cpu_us) }),
    ...(first?.p99_ms !== undefined && { p99_ms: medians((f) => f.p99_ms) }),
  };
}

/** Compares rates: more is better. */
export const rate = (
  name: string,
  pair: Pair,
  { bar, unit = 'requests/s' }: { readonly bar: string; readonly unit?: string },
): ComparedFigure => ({
  name,
  unit,
  ...pair,
  ratio: pair.ours.median / pair.limit.median,
  bar,
});

/** Compares times: less is better. */
export const time = (
  name: string,
  pair: Pair,
  { bar, unit = 'ms' }: { readonly bar: string; readonly unit?: string },
): ComparedFigure => ({
  name,
  unit,
  ...pair,
  ratio: pair.limit.median / pair.ours.median,
  bar,
});

/** Measures the duration of some work, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<BenchFigure> {
  const before = process.threadCpuUsage();
  const started = performance.now();
  await work();
  const value = performance.now() - started;
  const spent = process.threadCpuUsage(before);
  return { value, cpu_us: spent.user + spent.system };
}

type Load = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** A number of requests instead of a number of seconds. */
  readonly amount?: number;
};

/**
 * Measures requests per second over loopback, sent by another thread; every response must be a
 * success.
 */
export async function requestsPerSecond(load: Load): Promise<BenchFigure> {
  const before = process.threadCpuUsage();
  const result = await autocannon({
    url: load.url,
    method: load.method ?? 'GET',
    headers: load.headers ?? {},
    connections: load.connections ?? 32,
    duration: load.seconds ?? 2,
    workers: 1,
    ...(load.amount !== undefined && { amount: load.amount }),
    ...(load.body !== undefined && { body: load.body }),
  });
  const spent = process.threadCpuUsage(before);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return {
    value: result.requests.average,
    cpu_us: (spent.user + spent.system) / Math.max(1, result.requests.total),
    p99_ms: result.latency.p99,
  };
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BenchFigure, type Pair, type Spread, spreadOf } from './compare.ts';

type Work = () => Promise<unknown>;

const rounds = 5;
/** Five repetitions a round are enough for work that takes seconds. */
const perRound = { quick: 40, slow: 5 };
const slowMs = 300;

/**
 * Measures how often `clients` in parallel complete `work` per second; each starts again when it is
 * done.
 */
export async function loopsPerSecond(
  clients: number,
  work: Work,
  seconds = 2,
): Promise<BenchFigure> {
  const until = performance.now() + seconds * 1000;
  const claimed: number[] = [];
  const before = process.threadCpuUsage();
  const loop = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      await work();
      claimed.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, loop));
  const spent = process.threadCpuUsage(before);
  return {
    value: claimed.length / seconds,
    cpu_us: (spent.user + spent.system) / claimed.length,
    p99_ms: at(claimed, 0.99),
  };
}

/** Bodies that are posted repeatedly, each by one client. */
export type BenchPosting = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly bodies: readonly string[];
  readonly seconds: number;
};

/** One thread for all rounds: a new one would spend its first second, and a core, on compiling. */
let postingThread: Worker | undefined;

/**
 * Measures completed posts per second, sent by another thread; every response must be a success.
 */
export async function postsPerSecond(posting: BenchPosting): Promise<BenchFigure> {
  const before = process.threadCpuUsage();
  postingThread ??= new Worker(new URL('./posting-thread.ts', import.meta.url));
  postingThread.ref();
  postingThread.postMessage(posting);
  const [claimed] = (await once(postingThread, 'message')) as [number[]];
  postingThread.unref();
  const spent = process.threadCpuUsage(before);
  return {
    value: claimed.length / posting.seconds,
    cpu_us: (spent.user + spent.system) / claimed.length,
    p99_ms: at(claimed, 0.99),
  };
}

/**
 * Measures times of sequential calls, alternating with the baseline: median and 95th percentile of
 * each round.
 */
export async function percentiles(
  limit: Work,
  ours: Work,
): Promise<{ readonly p50: Pair; readonly p95: Pair }> {
  const figures = { limit: [] as number[][], ours: [] as number[][] };
  const often = { limit: await howOften(limit), ours: await howOften(ours) };
  for (let round = 0; round < rounds; round += 1) {
    figures.limit.push(await times(limit, often.limit));
    figures.ours.push(await times(ours, often.ours));
  }
  const of = (share: number): Pair => ({
    limit: spreadAt(figures.limit, share),
    ours: spreadAt(figures.ours, share),
  });
  return { p50: of(0.5), p95: of(0.95) };
}

/**
 * Returns the repetitions per round: the first run warms up, the second measures the time of one.
 */
async function howOften(work: Work): Promise<number> {
  await work();
  const [claimed = 0] = await times(work, 1);
  if (claimed > slowMs) return perRound.slow;
  await times(work, perRound.quick);
  return perRound.quick;
}

async function times(work: Work, often: number): Promise<number[]> {
  const claimed: number[] = [];
  for (let n = 0; n < often; n += 1) {
    const started = performance.now();
    await work();
    claimed.push(performance.now() - started);
  }
  return claimed;
}

const spreadAt = (claimed: readonly (readonly number[])[], share: number): Spread =>
  spreadOf(claimed.map((round) => at(round, share)));

const at = (claimed: readonly number[], share: number): number =>
  claimed.toSorted((a, b) => a - b)[Math.floor(share * (claimed.length - 1))] ?? Number.NaN;

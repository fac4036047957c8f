import autocannon from 'autocannon';

/** Minimum, median and maximum of several runs. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

export type Compared = {
  readonly name: string;
  readonly unit: string;
  readonly limit: Spread;
  readonly ours: Spread;
  /** Our median over the limit's; for times the other way round, so that 1 is as good as it gets. */
  readonly ratio: number;
  readonly bar: string;
};

export const spreadOf = (figures: readonly number[]): Spread => {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
};

/** Runs limit and ours in turn (A B A B …), so that both meet the same machine. */
export async function inTurn(
  limit: () => Promise<number>,
  ours: () => Promise<number>,
  rounds = 5,
): Promise<{ readonly limit: Spread; readonly ours: Spread }> {
  await limit();
  await ours();
  const figures = { limit: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.limit.push(await limit());
    figures.ours.push(await ours());
  }
  return { limit: spreadOf(figures.limit), ours: spreadOf(figures.ours) };
}

type Load = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly connections?: number;
  readonly seconds?: number;
};

/** Requests a second over loopback; every answer must be a success. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const result = await autocannon({
    url: load.url,
    method: load.method ?? 'GET',
    headers: load.headers ?? {},
    connections: load.connections ?? 32,
    duration: load.seconds ?? 2,
    workers: 1,
    ...(load.body !== undefined && { body: load.body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return result.requests.average;
}

/** A Markdown table of what was compared. */
export function table(rows: readonly Compared[]): string {
  const figure = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en-AU') : n.toFixed(2));
  const spread = (s: Spread) => `${figure(s.min)} / **${figure(s.median)}** / ${figure(s.max)}`;
  return [
    '| what | unit | limit (min / median / max) | ours (min / median / max) | ratio | bar |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (r) =>
        `| ${r.name} | ${r.unit} | ${spread(r.limit)} | ${spread(r.ours)} | **${r.ratio.toFixed(2)}** | ${r.bar} |`,
    ),
  ].join('\n');
}

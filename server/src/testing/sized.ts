/**
 * Tests of money and races have a size (design: reliability, G and 4). `npm run test:deep` runs
 * them at full size; `npm test` runs a tenth.
 */
export const isDeep = process.env['DEEP'] === '1';

/** Returns how many of `full` to run. */
export const sized = (full: number): number => (isDeep ? full : Math.ceil(full / 10));

/** The timeout of a sized test. */
export const testTimeout = { timeout: isDeep ? 3_600_000 : 120_000 } as const;

/** Returns a seeded generator of random numbers below `below` (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Runs `count` pieces of work, `workers` at a time; returns the result of each. */
export async function atOnce<T>(
  { count, workers }: { readonly count: number; readonly workers: number },
  work: (at: number) => Promise<T>,
): Promise<readonly PromiseSettledResult<T>[]> {
  const ended: PromiseSettledResult<T>[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next; at < count; at = next) {
      next += 1;
      const [result] = await Promise.allSettled([work(at)]);
      if (result !== undefined) ended.push(result);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return ended;
}

/** Returns the distinct reasons of the refused ones. */
export const reasonsOf = (ended: readonly PromiseSettledResult<unknown>[]): readonly string[] => [
  ...new Set(
    ended.flatMap((end) => (end.status === 'rejected' ? [(end.reason as Error).name] : [])),
  ),
];

import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBatching } from './batching.ts';

type Run = {
  readonly several?: boolean;
  readonly waitMax_ms?: number;
  readonly most?: number;
  readonly atOnce?: number;
};

/** Runs the items a, b, … that take their number of milliseconds; returns the runs begun. */
function batching({ several = true, waitMax_ms = 1_000, most = 50, atOnce = 1 }: Run = {}) {
  const runs: string[] = [];
  const run = createBatching<string, string>({
    most,
    atOnce,
    gather_ms: 2,
    waitMax_ms,
    one: async (item) => {
      runs.push(item);
      await sleep(item.startsWith('slow') ? 100 : 5);
      if (item.startsWith('bad')) throw new Error(item);
      return item.toUpperCase();
    },
    several: async (items) => {
      runs.push(items.join(' '));
      await sleep(5);
      return several ? items.map((item) => item.toUpperCase()) : null;
    },
  });
  return { run, runs };
}

const settled = (results: readonly Promise<string>[]) =>
  Promise.all(results.map((each) => each.catch((error: unknown) => String(error))));

describe('a batch', () => {
  it('holds what arrives while the first runs, which begins at once', async () => {
    const { run, runs } = batching();
    const results = ['a', 'b', 'c'].map(run);
    expect(runs).toEqual(['a']);
    expect(await settled(results)).toEqual(['A', 'B', 'C']);
    expect(await settled([run('d')])).toEqual(['D']);
    expect(runs).toEqual(['a', 'b c', 'd']);
  });

  it('holds no more than its most items', async () => {
    const { run, runs } = batching({ most: 2 });
    await settled(['a', 'b', 'c', 'd'].map(run));
    expect(runs).toEqual(['a', 'b c', 'd']);
  });

  it('runs beside as many others as may run at once, with what arrives together', async () => {
    const { run, runs } = batching({ atOnce: 2 });
    const results = ['slow', 'b', 'c'].map(run);
    expect(runs).toEqual(['slow']);
    await settled(results);
    expect(runs).toEqual(['slow', 'b c']);
  });

  it('does not wait longer than the limit for a slow item', async () => {
    const { run, runs } = batching({ waitMax_ms: 20 });
    const slow = run('slow');
    expect(await settled([run('b'), run('c')])).toEqual(['B', 'C']);
    expect(await slow).toBe('SLOW');
    expect(runs).toEqual(['slow', 'b c']);
  });

  it('that cannot run together runs each alone, with its own error, as do the next', async () => {
    const { run, runs } = batching({ several: false });
    expect(await settled(['a', 'bad', 'c'].map(run))).toEqual(['A', 'Error: bad', 'C']);
    expect(await settled(['d', 'e', 'f'].map(run))).toEqual(['D', 'E', 'F']);
    expect(runs).toEqual(['a', 'bad c', 'bad', 'c', 'd', 'e', 'f']);
  });

  it('that fails fails for all of its items, but for none after it', async () => {
    const failing = createBatching<number, number>({
      most: 50,
      atOnce: 1,
      gather_ms: 2,
      waitMax_ms: 1_000,
      one: async (item) => item,
      several: async () => {
        throw new Error('lost');
      },
    });
    expect(await Promise.allSettled([failing(1), failing(2), failing(3)])).toMatchObject([
      { value: 1 },
      { reason: { message: 'lost' } },
      { reason: { message: 'lost' } },
    ]);
    expect(await failing(4)).toBe(4);
  });
});

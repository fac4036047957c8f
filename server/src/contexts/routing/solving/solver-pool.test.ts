import { afterAll, describe, expect, it } from 'vitest';
import { openSolverPool } from './solver-pool.ts';

const pool = openSolverPool(1);
afterAll(() => pool.close());

const order = {
  input: {
    vehicles: [{ id: 1, start_index: 0, end_index: 0 }],
    jobs: [{ id: 1, location_index: 1 }],
  },
  matrices: {
    car: {
      durations: [
        [0, 60],
        [60, 0],
      ],
    },
  },
  seed: 1,
  budget_ms: 60_000,
};

describe('a search in a thread', () => {
  it('ends early with the best plan so far and its cost when it is cancelled', async () => {
    const cancelling = new AbortController();
    const costs: number[] = [];
    const reply = await pool.solve(order, {
      signal: cancelling.signal,
      onProgress: ({ solution }) => {
        costs.push(solution.summary.cost);
        cancelling.abort();
      },
    });
    expect(reply).toMatchObject({ solution: { summary: { cost: 120, unassigned: 0 } } });
    expect(costs).toEqual([120]);
  });

  it('returns a first plan when it was cancelled before it began', async () => {
    const reply = await pool.solve(order, { signal: AbortSignal.abort() });
    expect(reply).toMatchObject({ solution: { summary: { cost: 120 } } });
  });
});

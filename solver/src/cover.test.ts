import { describe, expect, it } from 'vitest';
import { cheaperCover } from './cover.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import { problemOf } from './read-vroom.ts';
import type { PooledRoute } from './route-pool.ts';

const random = randomFrom(31);

/** Returns a problem with two kinds of vehicles: two small ones and one large. */
function someProblem(units: number): RoutingProblem {
  const jobs = Array.from({ length: units }, (_, id) => ({ id, location_index: 0, delivery: [1] }));
  const vehicles = [3, 3, 9].map((capacity, id) => ({ id, start_index: 0, capacity: [capacity] }));
  const problem = problemOf({ jobs, vehicles }, { car: { durations: [[0]] } });
  return { ...problem, penalty: new Float64Array(units).fill(10_000) };
}

const someRoutes = (units: number): readonly PooledRoute[] =>
  Array.from({ length: 40 }, () => ({
    kind: random.index(2),
    tasks: Int32Array.from(
      Array.from({ length: units }, (_, unit) => unit).filter(() => random.next() < 0.35),
    ),
    cost: 10 + random.index(50),
  })).filter(({ tasks }) => tasks.length > 0);

/** Returns the least cost of routes that serve every unit once; Infinity if there are none. */
function leastCost(
  routes: readonly PooledRoute[],
  served: number,
  fleet: readonly number[],
): number {
  if (served === 2 ** 6 - 1) return 0;
  const next = Array.from({ length: 6 }, (_, unit) => unit).find((at) => !(served & (1 << at)));
  let least = Infinity;
  for (const { tasks, cost, kind } of routes) {
    const mask = tasks.reduce((sum, task) => sum | (1 << task), 0);
    if (!tasks.includes(next!) || (served & mask) !== 0 || fleet[kind] === 0) continue;
    const left = fleet.map((count, at) => (at === kind ? count - 1 : count));
    least = Math.min(least, cost + leastCost(routes, served | mask, left));
  }
  return least;
}

describe('routes chosen from a pool', () => {
  it('serve every unit once, with the vehicles there are, at the least cost', () => {
    const problem = someProblem(6);
    let found = 0;
    for (let run = 0; run < 200; run += 1) {
      const routes = someRoutes(6);
      const least = leastCost(routes, 0, [2, 1]);
      const cover = cheaperCover(problem, routes, { cost: 1000, routes: [] });
      const isPossible = least < Infinity;
      const served = cover?.flatMap(({ tasks }) => [...tasks]).toSorted((a, b) => a - b);
      found += isPossible ? 1 : 0;
      expect(cover?.reduce((sum, { cost }) => sum + cost, 0) ?? Infinity).toBe(least);
      expect(served).toEqual(isPossible ? [0, 1, 2, 3, 4, 5] : undefined);
    }
    expect(found).toBeGreaterThan(50);
  });

  it('are none, unless they cost less than the limit', () => {
    const problem = someProblem(2);
    const routes = [{ kind: 0, tasks: Int32Array.of(0, 1), cost: 20 }];
    expect(cheaperCover(problem, routes, { cost: 20, routes })).toBeNull();
    expect(cheaperCover(problem, routes, { cost: 21, routes })).toEqual(routes);
  });
});

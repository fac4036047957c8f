import { expect, it } from 'vitest';
import { compacted } from './compact.ts';
import { firstPlan, planOf } from './first-plan.ts';
import { neighboursOf } from './neighbours.ts';
import { randomFrom } from './random.ts';
import { problemOf } from './read-vroom.ts';
import { ordersOf } from './recreate.ts';
import { isFeasible } from './route.ts';
import { randomInput } from './testing/random-input.ts';

it('costs the same and is as feasible after locations are renumbered', () => {
  const random = randomFrom(31);
  let renumbered = 0;
  for (let run = 0; run < 60; run += 1) {
    const { input, matrices } = randomInput(random, 12);
    const problem = problemOf(input, matrices);
    const neighbours = neighboursOf(problem);
    const plan = firstPlan(problem, { random, neighbours, orders: ordersOf(problem) });
    const other = compacted(problem, neighbours);
    const same = planOf(other, plan.orders());
    expect(same.routes.map(({ total }) => total)).toEqual(
      planOf(problem, plan.orders()).routes.map(({ total }) => total),
    );
    expect(same.routes.every((route) => route.length === 0 || isFeasible(other, route))).toBe(true);
    if (other.location.some((at, task) => at !== problem.location[task])) renumbered += 1;
  }
  expect(renumbered).toBeGreaterThan(30);
});

import { expect, it } from 'vitest';
import { BestPlan } from './best-plan.ts';
import { firstPlan } from './first-plan.ts';
import { neighboursOf } from './neighbours.ts';
import { randomFrom } from './random.ts';
import { problemOf } from './read-vroom.ts';
import { ordersOf, Recreator } from './recreate.ts';
import { ruin } from './ruin.ts';
import { randomInput } from './testing/random-input.ts';

it('copies the plan it takes, whatever changes were kept or undone since the last copy', () => {
  const random = randomFrom(29);
  for (let run = 0; run < 40; run += 1) {
    const { input, matrices } = randomInput(random, 14);
    const problem = problemOf(input, matrices);
    const neighbours = neighboursOf(problem);
    const recreating = { random, neighbours, orders: ordersOf(problem) };
    const plan = firstPlan(problem, recreating);
    const recreator = new Recreator(problem, recreating);
    const best = new BestPlan(plan);
    let expected = plan.orders();
    for (let step = 0; step < 30; step += 1) {
      ruin(problem, plan, { random, neighbours });
      recreator.run(plan);
      if (random.next() < 0.4) plan.undo();
      else {
        best.note(plan);
        plan.commit();
      }
      expect(best.orders()).toEqual(expected);
      if (random.next() < 0.7) continue;
      best.take(plan);
      expected = plan.orders();
      expect([best.cost, best.orders()]).toEqual([plan.cost, expected]);
    }
  }
});

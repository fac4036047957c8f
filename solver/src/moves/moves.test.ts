import { describe, expect, it } from 'vitest';
import { firstPlan, planOf } from '../first-plan.ts';
import { LocalSearch, moves } from '../local-search.ts';
import { neighboursOf } from '../neighbours.ts';
import { Plan } from '../plan.ts';
import { randomFrom } from '../random.ts';
import { problemOf } from '../read-vroom.ts';
import { ordersOf, Recreator } from '../recreate.ts';
import { isFeasible } from '../route.ts';
import { mayShareRoute } from '../segregation.ts';
import { deliveriesOf, randomInput, segregatedInput } from '../testing/random-input.ts';
import { Rewriting } from './rewriting.ts';

const random = randomFrom(23);
const goods = randomFrom(41);

/** Returns a plan built by insertion, without local search. */
function somePlan(isPlain: boolean): Plan {
  const all = randomInput(random, 14);
  const mixed = goods.next() < 0.3 ? segregatedInput(goods, all) : all;
  const { input, matrices } = isPlain ? deliveriesOf(all) : mixed;
  const problem = problemOf(input, matrices);
  const plan = new Plan(problem);
  const neighbours = neighboursOf(problem);
  new Recreator(problem, { random, neighbours, orders: ordersOf(problem) }).run(plan);
  plan.commit();
  return plan;
}

/** Yields all pairs of served tasks. */
function* pairsOf({ problem, routeOf }: Plan) {
  for (let u = 0; u < problem.tasks; u += 1) {
    for (let v = 0; v < problem.tasks; v += 1) {
      if (u !== v && routeOf[u]! >= 0 && routeOf[v]! >= 0) yield { u, v };
    }
  }
}

describe('a move', () => {
  it.each(moves.map((move) => ({ move, name: move.name })))(
    'gains what recomputing both routes says: $name',
    ({ move }) => {
      let compared = 0;
      const wrong: unknown[] = [];
      for (let run = 0; run < 60; run += 1) {
        const plan = somePlan(run % 2 === 0);
        if (!move.suits(plan.problem)) continue;
        const rewriting = new Rewriting(plan);
        for (const pair of pairsOf(plan)) {
          const predicted = move.gain(plan, pair.u, pair.v);
          if (predicted === -Infinity) continue;
          rewriting.clear();
          move.write(plan, pair, rewriting);
          const recomputed = rewriting.gain();
          if (recomputed === -Infinity) continue;
          compared += 1;
          const before = plan.cost;
          rewriting.make();
          const gained = before - plan.cost;
          if (Math.max(Math.abs(predicted - recomputed), Math.abs(predicted - gained)) > 1e-5) {
            wrong.push({ run, pair, predicted, recomputed, gained });
          }
          plan.undo();
        }
      }
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThan(20);
    },
  );
});

describe('a local search', () => {
  it('never raises the cost, keeps every unit and leaves feasible routes', () => {
    for (let run = 0; run < 60; run += 1) {
      const plan = somePlan(run % 3 === 0);
      const { problem } = plan;
      const again = planOf(problem, plan.orders());
      new LocalSearch(again, neighboursOf(problem)).run();
      expect(again.cost).toBeLessThanOrEqual(plan.cost + 1e-6);
      expect(
        again
          .orders()
          .flatMap((order) => [...order])
          .toSorted((a, b) => a - b),
      ).toEqual(
        plan
          .orders()
          .flatMap((order) => [...order])
          .toSorted((a, b) => a - b),
      );
      expect(again.routes.every((route) => isFeasible(problem, route))).toBe(true);
      expect(again.routes.every((route) => mayShareRoute(problem, route))).toBe(true);
    }
  });

  it('comes before the search: a first plan has nothing left to gain', () => {
    const { problem } = somePlan(true);
    const neighbours = neighboursOf(problem);
    const plan = firstPlan(problem, { random, neighbours, orders: ordersOf(problem) });
    const { cost } = plan;
    const again = planOf(problem, plan.orders());
    new LocalSearch(again, neighbours).run();
    expect(again.cost).toBeCloseTo(cost, 6);
  });
});

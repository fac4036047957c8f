import { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import { ordersOf, type Recreating, Recreator } from './recreate.ts';
import { ruin } from './ruin.ts';
import { neighboursOf } from './neighbours.ts';

export type SearchOptions = {
  readonly seed: number;
  /** How far the search is, from 0 to 1; it ends at 1. */
  readonly progress: (iterations: number) => number;
  /** Told of each better plan. */
  readonly onBetter?: (best: Best) => void;
};

export type Best = {
  readonly cost: number;
  /** The tasks of each vehicle, in order. */
  readonly orders: readonly Int32Array[];
  readonly iterations: number;
};

/** Start and end of the temperature, as shares of the average cost of an arc. */
const hottest = 0.4;
const coldest = 0.004;

/**
 * Ruin and recreate under simulated annealing (Schrimpf et al. 2000; Christiaens and Vanden Berghe,
 * "Slack induction by string removals for vehicle routing problems", Transportation Science 54,
 * 2020). The same seed and the same progress by iterations give the same plan.
 */
export function search(problem: RoutingProblem, { seed, progress, onBetter }: SearchOptions): Best {
  const random = randomFrom(seed);
  const orders = ordersOf(problem);
  const neighbours = neighboursOf(problem);
  const plan = firstPlan(problem, { orders, random, neighbours });
  const recreator = new Recreator(problem, { orders, random, neighbours });
  let best: Best = { cost: plan.cost, orders: plan.orders(), iterations: 0 };
  onBetter?.(best);
  const unit = averageArc(plan);
  let current = plan.cost;
  let share = progress(0);
  let temperature = unit * hottest;
  for (let iterations = 1; share < 1; iterations += 1) {
    if (iterations % 16 === 0) {
      share = progress(iterations);
      temperature = unit * hottest * (coldest / hottest) ** share;
    }
    const limit = current - temperature * Math.log(random.next());
    ruin(problem, plan, { random, neighbours });
    recreator.run(plan, limit);
    if (plan.cost >= limit) {
      plan.undo();
      continue;
    }
    plan.keep();
    current = plan.cost;
    if (current >= best.cost - 1e-9) continue;
    best = { cost: current, orders: plan.orders(), iterations };
    onBetter?.(best);
  }
  return best;
}

/** The best of one plan for each order in which units can be inserted. */
function firstPlan(problem: RoutingProblem, { orders, random, neighbours }: Recreating): Plan {
  const plans = orders.keys.map((keys) => {
    const plan = new Plan(problem);
    new Recreator(problem, { orders: { keys: [keys], upTo: [1] }, random, neighbours }).run(plan);
    plan.keep();
    return plan;
  });
  return plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best));
}

/** The average cost of an arc of the first plan, the measure of temperatures. */
function averageArc({ routes, served, used }: Plan): number {
  const travelled = routes.reduce((sum, { cost, length }) => sum + (length ? cost : 0), 0);
  return Math.max(1e-9, travelled / Math.max(1, served + used));
}

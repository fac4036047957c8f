import { BestPlan } from './best-plan.ts';
import { compacted } from './compact.ts';
import { VehicleExchange } from './exchange-vehicles.ts';
import { firstPlan, planOf } from './first-plan.ts';
import { LocalSearch } from './local-search.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import { ordersOf, Recreator } from './recreate.ts';
import { ruin } from './ruin.ts';

export type SearchOptions = {
  readonly seed: number;
  /** How far the search is, from 0 to 1; it ends at 1. */
  readonly progress: (iterations: number) => number;
  /** Called with each better plan. */
  readonly onBetter?: (better: SearchProgress) => void;
};

/** A better plan: its cost, and after how many iterations it was found. */
export type SearchProgress = { readonly cost: number; readonly iterations: number };

export type Best = SearchProgress & {
  /** The tasks of each vehicle, in order. */
  readonly orders: readonly Int32Array[];
};

/** Start and end of the temperature, as shares of the average cost of an arc. */
const hottest = 1;
const coldest = 0.02;

/**
 * Ruin and recreate under simulated annealing (Schrimpf et al. 2000; Christiaens and Vanden Berghe,
 * "Slack induction by string removals for vehicle routing problems", Transportation Science 54,
 * 2020), between two local searches. The same seed and the same progress by iterations give the
 * same plan.
 */
export function search(read: RoutingProblem, { seed, progress, onBetter }: SearchOptions): Best {
  const random = randomFrom(seed);
  const neighbours = neighboursOf(read);
  const problem = compacted(read, neighbours);
  const recreating = { orders: ordersOf(problem), random, neighbours };
  const plan = firstPlan(problem, recreating);
  const recreator = new Recreator(problem, recreating);
  const vehicles = new VehicleExchange(plan, random);
  const best = new BestPlan(plan);
  onBetter?.({ cost: plan.cost, iterations: 0 });
  const unit = averageArc(plan);
  let iterations = 0;
  let foundAt = 0;
  let temperature = unit * hottest;
  for (let share = progress(0); share < 1; ) {
    iterations += 1;
    if (iterations % 16 === 0) {
      share = progress(iterations);
      temperature = unit * hottest * (coldest / hottest) ** share;
    }
    const limit = plan.cost - temperature * Math.log(random.next());
    ruin(problem, plan, { random, neighbours });
    vehicles.run();
    recreator.run(plan, limit);
    if (plan.cost >= limit || !plan.changesFit()) {
      plan.undo();
      continue;
    }
    best.note(plan);
    plan.keep();
    if (plan.cost >= best.cost - 1e-6) continue;
    best.take(plan);
    foundAt = iterations;
    onBetter?.({ cost: plan.cost, iterations });
  }
  const found = { cost: best.cost, orders: best.orders(), iterations: foundAt };
  return polished(problem, { best: found, neighbours });
}

/** The best plan after a local search. */
function polished(
  problem: RoutingProblem,
  { best, neighbours }: { readonly best: Best; readonly neighbours: Neighbours },
): Best {
  const plan = planOf(problem, best.orders);
  new LocalSearch(plan, neighbours).run();
  if (plan.cost >= best.cost) return best;
  return { ...best, cost: plan.cost, orders: plan.orders() };
}

/** The average cost of an arc of the first plan, the measure of temperatures. */
function averageArc({ routes, served, used }: Plan): number {
  const travelled = routes.reduce((sum, { cost, length }) => sum + (length ? cost : 0), 0);
  return Math.max(1e-9, travelled / Math.max(1, served + used));
}

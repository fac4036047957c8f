import { BestPlan } from './best-plan.ts';
import { compacted } from './compact.ts';
import { Cycles, isMixed } from './cycles.ts';
import { VehicleExchange } from './exchange-vehicles.ts';
import { firstPlan, planOf } from './first-plan.ts';
import { LocalSearch } from './local-search.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { randomFrom } from './random.ts';
import { RoutePool } from './route-pool.ts';
import { recombine } from './recombine.ts';
import { ordersOf, Recreator } from './recreate.ts';
import { ruin } from './ruin.ts';

export type SearchOptions = {
  readonly seed: number;
  /** How far the search is, from 0 to 1; it ends at 1. */
  readonly progress: (iterations: number) => number;
  /** Called with each better plan. */
  readonly onBetter?: (better: BetterPlan) => void;
};

/** A better plan: its cost, and after how many iterations it was found. */
export type SearchProgress = { readonly cost: number; readonly iterations: number };

/** `orders` returns the tasks of each vehicle in the best plan at the time of its call. */
export type BetterPlan = SearchProgress & { readonly orders: () => readonly Int32Array[] };

export type Best = SearchProgress & {
  /** The tasks of each vehicle, in order. */
  readonly orders: readonly Int32Array[];
};

/** The temperature falls between these, as shares of the average cost of an arc. */
type Cooling = { readonly hottest: number; readonly coldest: number };

const once: Cooling = { hottest: 1, coldest: 0.02 };
/** Cycles after the first begin with a good plan, and do not have to end with a frozen one. */
const firstOfMany: Cooling = { hottest: 1, coldest: 0.1 };
const again: Cooling = { hottest: 0.5, coldest: 0.1 };

/** The maximum number of routes to recombine. */
const pooledMax = 20_000;

/**
 * Ruin and recreate under simulated annealing (Schrimpf et al. 2000; Christiaens and Vanden Berghe,
 * "Slack induction by string removals for vehicle routing problems", Transportation Science 54,
 * 2020), between two local searches. Where vehicles differ, the temperature falls several times,
 * and the routes seen are recombined each time. The same seed and the same progress by iterations
 * give the same plan.
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
  const orders = () => best.orders();
  onBetter?.({ cost: plan.cost, iterations: 0, orders });
  const unit = averageArc(plan);
  const cycles = new Cycles(problem);
  const pool = isMixed(problem) ? new RoutePool(problem, pooledMax) : null;
  let iterations = 0;
  let foundAt = 0;
  let temperature = unit * once.hottest;
  const take = () => {
    best.note(plan);
    const isBetter = plan.cost < best.cost - 1e-6;
    plan.commit();
    if (!isBetter) return;
    best.take(plan);
    foundAt = iterations;
    onBetter?.({ cost: plan.cost, iterations, orders });
  };
  const endCycle = () => {
    if (pool === null) return;
    plan.reset(best.orders());
    recombine(plan, pool, neighbours);
    take();
  };
  for (let share = progress(0); share < 1; ) {
    iterations += 1;
    if (iterations % 16 === 0) {
      share = progress(iterations);
      if (cycles.update(share, iterations)) endCycle();
      temperature = unit * temperatureOf(cycles);
    }
    const limit = plan.cost - temperature * Math.log(random.next());
    ruin(problem, plan, { random, neighbours });
    vehicles.run();
    recreator.run(plan, limit);
    if (plan.cost >= limit || !plan.changesFit()) {
      plan.undo();
      continue;
    }
    if (plan.leftCount === 0) pool?.note(plan);
    take();
  }
  endCycle();
  const found = { cost: best.cost, orders: best.orders(), iterations: foundAt };
  return polished(problem, { best: found, neighbours });
}

/** Returns the temperature as a share of the average cost of an arc. */
function temperatureOf({ count, isFirst, share }: Cycles): number {
  const { hottest, coldest } = count === 1 ? once : isFirst ? firstOfMany : again;
  return hottest * (coldest / hottest) ** share;
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

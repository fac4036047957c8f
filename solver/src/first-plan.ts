import { LocalSearch } from './local-search.ts';
import { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import { Recreator, type Recreating } from './recreate.ts';
import { savingsRoutes, suitsSavings } from './savings.ts';

/**
 * Builds one plan for each insertion order of units, and one from savings; improves the best of
 * them by local search.
 */
export function firstPlan(problem: RoutingProblem, recreating: Recreating): Plan {
  const plans = recreating.orders.keys.map((keys) => {
    const plan = new Plan(problem);
    const orders = { keys: [keys], upTo: [1] };
    new Recreator(problem, { ...recreating, orders }).run(plan);
    return plan;
  });
  if (suitsSavings(problem)) {
    const plan = planOf(problem, savingsRoutes(problem, recreating.neighbours));
    new Recreator(problem, recreating).run(plan);
    plans.push(plan);
  }
  const best = plans.reduce((least, plan) => (plan.cost < least.cost ? plan : least));
  new LocalSearch(best, recreating.neighbours).run();
  best.commit();
  return best;
}

/** Returns a plan with these tasks for each vehicle, in order. */
export function planOf(
  problem: RoutingProblem,
  orders: readonly (readonly number[] | Int32Array)[],
): Plan {
  const plan = new Plan(problem);
  for (const [at, tasks] of orders.entries()) if (tasks.length > 0) plan.replace(at, tasks);
  return plan;
}

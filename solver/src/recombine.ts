import { cheaperCover } from './cover.ts';
import { LocalSearch } from './local-search.ts';
import type { Neighbours } from './neighbours.ts';
import type { Plan } from './plan.ts';
import { pooledRoute, type PooledRoute, type RoutePool } from './route-pool.ts';

/** Replaces a plan by pooled routes if these cost less, and improves it by a local search. */
export function recombine(plan: Plan, pool: RoutePool, neighbours: Neighbours): void {
  const used = plan.routes.filter(({ length }) => length > 0);
  for (const route of used) pool.add(route);
  const cover = cheaperCover(plan.problem, pool.routes, {
    cost: plan.cost,
    routes: used.map(pooledRoute),
  });
  if (cover === null) return;
  plan.reset(ordersOf(plan, cover));
  new LocalSearch(plan, neighbours).run();
}

/** Gives each route a vehicle of its kind. */
function ordersOf({ kinds, routes: all }: Plan, routes: readonly PooledRoute[]): Int32Array[] {
  const orders: Int32Array[] = all.map(() => new Int32Array(0));
  const next = kinds.map(() => 0);
  for (const { kind, tasks } of routes) {
    const at = kinds[kind]?.[next[kind]!];
    if (at === undefined) throw new Error('A cover uses the vehicles that there are');
    next[kind]! += 1;
    orders[at] = tasks;
  }
  return orders;
}

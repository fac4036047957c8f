import { way } from './arcs.ts';
import type { SolverMove } from './move.ts';

/** Reverses the stops between `u` and `v` in one route, so that `v` follows `u` (Croes, 1958). */
export const twoOpt: SolverMove = {
  name: '2-opt',
  suits: ({ travel, secondTask }) =>
    travel.every(({ cost, costInto }) => cost === costInto) && secondTask.every((task) => task < 0),

  gain(plan, u, v) {
    const route = plan.routes[plan.routeOf[u]!]!;
    if (plan.routeOf[v] !== route.index) return -Infinity;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    if (j <= i + 1) return -Infinity;
    const { place, arcs } = route;
    return (
      arcs[i]! +
      arcs[j]! -
      way(route, place[i]!, place[j]!) -
      way(route, place[i + 1]!, place[j + 1]!)
    );
  },

  write(plan, { u, v }, rewriting) {
    const route = plan.routes[plan.routeOf[u]!]!;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    rewriting.begin(route.index);
    rewriting.append(route, 1, i);
    rewriting.append(route, j, i + 1);
    if (j < route.length) rewriting.append(route, j + 1, route.length);
  },
};

import type { VehicleRoute } from '../route.ts';
import { areJobs, costBetween, way } from './arcs.ts';
import type { SolverMove } from './move.ts';

/**
 * Exchanges `first` stops from `u` on for `second` stops that follow `v`, so that `u` follows `v`
 * (Osman, 1993).
 */
export const exchange = ({ first, second }: { first: number; second: number }): SolverMove => ({
  name: `exchange ${first} for ${second}`,
  suits: ({ units }) => units > 1,

  gain(plan, u, v) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    if (a === b) return -Infinity;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v) + 1;
    const iEnd = i + first - 1;
    const jEnd = j + second - 1;
    if (iEnd > a.length || jEnd > b.length) return -Infinity;
    if (!areJobs(plan.problem, a, [i, iEnd]) || !areJobs(plan.problem, b, [j, jEnd])) {
      return -Infinity;
    }
    const removed = costBetween(a, i - 1, iEnd + 1) + costBetween(b, j - 1, jEnd + 1);
    return (
      removed -
      put(a, [i, iEnd], { from: b, start: j, end: jEnd }) -
      put(b, [j, jEnd], { from: a, start: i, end: iEnd })
    );
  },

  write(plan, { u, v }, rewriting) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v) + 1;
    const iEnd = i + first - 1;
    const jEnd = j + second - 1;
    rewriting.begin(a.index);
    if (i > 1) rewriting.append(a, 1, i - 1);
    rewriting.append(b, j, jEnd);
    if (iEnd < a.length) rewriting.append(a, iEnd + 1, a.length);
    rewriting.begin(b.index);
    rewriting.append(b, 1, j - 1);
    rewriting.append(a, i, iEnd);
    if (jEnd < b.length) rewriting.append(b, jEnd + 1, b.length);
  },
});

/** Returns the cost of other stops in place of a route's own from `start` to `end`. */
function put(
  to: VehicleRoute,
  [start, end]: readonly [number, number],
  piece: { readonly from: VehicleRoute; readonly start: number; readonly end: number },
): number {
  const { place } = piece.from;
  let sum = way(to, to.place[start - 1]!, place[piece.start]!);
  for (let k = piece.start; k < piece.end; k += 1) sum += way(to, place[k]!, place[k + 1]!);
  return sum + way(to, place[piece.end]!, to.place[end + 1]!);
}

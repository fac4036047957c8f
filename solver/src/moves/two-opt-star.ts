import type { Plan } from '../plan.ts';
import type { VehicleRoute } from '../route.ts';
import { mayCut, way } from './arcs.ts';
import type { SolverMove } from './move.ts';

/**
 * Exchanges the tails of two routes, so that `v` follows `u` (Potvin and Rousseau, "An exchange
 * heuristic for routeing problems with time windows", 1995).
 */
export const twoOptStar: SolverMove = {
  name: '2-opt*',
  suits: ({ vehicles }) => vehicles.length > 1,

  gain(plan, u, v) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    if (a === b || a.travel !== b.travel) return -Infinity;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    if (!isOnTime(plan, { a, b, i, j })) return -Infinity;
    if (!mayCut(plan.problem, a, i) || !mayCut(plan.problem, b, j - 1)) return -Infinity;
    const ends = endOf(a, b) + endOf(b, a);
    if (j === 1 && i === a.length) {
      return (
        a.arcs[i]! +
        b.cost +
        b.vehicle.fixedCost -
        way(a, a.place[i]!, b.place[1]!) -
        (b.cost - b.arcs[0]!) -
        endOf(b, a)
      );
    }
    const into = i === a.length ? b.vehicle.end : a.place[i + 1]!;
    const head = j === 1 ? b.vehicle.start : b.place[j - 1]!;
    const tailA = i === a.length ? 0 : endOf(a, b);
    return (
      a.arcs[i]! +
      b.arcs[j - 1]! -
      way(a, a.place[i]!, b.place[j]!) -
      way(b, head, into) -
      (ends - endOf(a, b) + tailA)
    );
  },

  write(plan, { u, v }, rewriting) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    rewriting.begin(a.index);
    rewriting.append(a, 1, i);
    rewriting.append(b, j, b.length);
    rewriting.begin(b.index);
    if (j > 1) rewriting.append(b, 1, j - 1);
    if (i < a.length) rewriting.append(a, i + 1, a.length);
  },
};

/**
 * Returns the increase in cost of the last arc if the tail of one route ends where the other ends.
 */
function endOf({ place, length, arcs, vehicle }: VehicleRoute, other: VehicleRoute): number {
  if (vehicle.end === other.vehicle.end) return 0;
  return way(other, place[length]!, other.vehicle.end) - arcs[length]!;
}

type Cut = {
  readonly a: VehicleRoute;
  readonly b: VehicleRoute;
  readonly i: number;
  readonly j: number;
};

/** Returns whether `v` can follow `u`, from the head's departure and the tail's latest arrival. */
function isOnTime({ problem }: Plan, { a, b, i, j }: Cut): boolean {
  if (!problem.isTimed || problem.isDetailed) return true;
  const { size, duration } = a.travel;
  if (a.departs[i]! + duration[a.place[i]! * size + b.place[j]!]! > b.latest[j]!) return false;
  if (i === a.length) return true;
  return (
    b.departs[j - 1]! + duration[b.place[j - 1]! * size + a.place[i + 1]!]! <= a.latest[i + 1]!
  );
}

/**
 * Joins two heads and two tails of routes, one of each reversed, so that `u` and `v` are
 * neighbours: the second of the two ways to reconnect routes.
 */
export const twoOptStarReversed: SolverMove = {
  name: '2-opt* reversed',
  suits: ({ travel, isTimed, isOneWay, vehicles }) =>
    isOneWay &&
    !isTimed &&
    travel.length === 1 &&
    travel[0]!.cost === travel[0]!.costInto &&
    vehicles.every(({ start, end }) => start === end),

  gain(plan, u, v) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    if (a === b || a.vehicle.start !== b.vehicle.start) return -Infinity;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    const after = way(b, a.place[i + 1]!, b.place[j + 1]!);
    const closed = i === a.length && j === b.length ? -b.vehicle.fixedCost : after;
    return a.arcs[i]! + b.arcs[j]! - way(a, a.place[i]!, b.place[j]!) - closed;
  },

  write(plan, { u, v }, rewriting) {
    const a = plan.routes[plan.routeOf[u]!]!;
    const b = plan.routes[plan.routeOf[v]!]!;
    const i = plan.positionOf(u);
    const j = plan.positionOf(v);
    rewriting.begin(a.index);
    rewriting.append(a, 1, i);
    rewriting.append(b, j, 1);
    rewriting.begin(b.index);
    if (i < a.length) rewriting.append(a, a.length, i + 1);
    if (j < b.length) rewriting.append(b, j + 1, b.length);
  },
};

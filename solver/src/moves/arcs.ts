import type { RoutingProblem } from '../problem.ts';
import type { VehicleRoute } from '../route.ts';

/** Returns the cost of the arc between two places for the vehicle of a route. */
export const way = ({ travel }: VehicleRoute, from: number, to: number): number =>
  travel.cost[from * travel.size + to]!;

/** Returns the cost of a route from one position to another. */
export function costBetween({ arcs }: VehicleRoute, from: number, to: number): number {
  let sum = 0;
  for (let k = from; k < to; k += 1) sum += arcs[k]!;
  return sum;
}

/** Returns the cost of the arc that closes the gap after removing tasks, with `left` remaining. */
export function closing(
  route: VehicleRoute,
  {
    before,
    after,
    left,
  }: { readonly before: number; readonly after: number; readonly left: number },
): number {
  if (left === 0) return -route.vehicle.fixedCost;
  return way(route, route.place[before]!, route.place[after]!);
}

/** True if the tasks at these positions are jobs; shipments stay with their other end. */
export function areJobs(
  secondOf: { readonly secondTask: Int32Array; readonly unitOf: Int32Array },
  { tasks }: VehicleRoute,
  [from, to]: readonly [number, number],
): boolean {
  for (let k = from; k <= to; k += 1) {
    if (secondOf.secondTask[secondOf.unitOf[tasks[k]!]!]! >= 0) return false;
  }
  return true;
}

/** True if no shipment is on board after a position, so that the route may be cut there. */
export function mayCut(
  { units, tasks: all, firstTask, secondTask, unitOf }: RoutingProblem,
  { tasks }: VehicleRoute,
  position: number,
): boolean {
  if (units === all) return true;
  let aboard = 0;
  for (let k = 1; k <= position; k += 1) {
    const unit = unitOf[tasks[k]!]!;
    if (secondTask[unit]! >= 0) aboard += firstTask[unit] === tasks[k] ? 1 : -1;
  }
  return aboard === 0;
}

import { noRoad, openAt, type RoutingProblem, type RoutedVehicle } from './problem.ts';
import { stayAt } from './route.ts';
import type { Best } from './search.ts';
import type { UnassignedReason } from './vroom.ts';

/**
 * Returns why a plan leaves a unit out: the first of skill, capacity, road and window that no
 * vehicle satisfies, or that each vehicle with room carries goods segregated from it.
 */
export function whyLeft(problem: RoutingProblem, best: Best, unit: number): UnassignedReason {
  const skilled = problem.vehicles.filter(({ group }) => problem.allowed[group]![unit] === 1);
  if (skilled.length === 0) return 'skill';
  const large = skilled.filter((vehicle) => holds(problem, vehicle, { unit }));
  if (large.length === 0) return 'capacity';
  if (large.every((vehicle) => backAt(problem, vehicle, unit) === noRoad)) return 'no road';
  if (large.every((vehicle) => backAt(problem, vehicle, unit) === Infinity)) return 'time window';
  const roomy = best.orders.filter((others, index) => {
    const vehicle = problem.vehicles[index]!;
    return large.includes(vehicle) && holds(problem, vehicle, { unit, others });
  });
  if (roomy.length === 0) return 'capacity';
  return roomy.every((others) => excludes(problem, unit, others)) ? 'segregation' : 'hours';
}

/** Returns whether goods of a route are segregated from a unit. */
const excludes = (
  { segregation: { groups, foes }, unitOf }: RoutingProblem,
  unit: number,
  others: Int32Array,
): boolean => others.some((task) => (groups[unitOf[task]!]! & foes[unit]!) !== 0);

/** Returns whether a vehicle can carry the unit in addition to its deliveries and collections. */
function holds(
  { dimensions, delivered, collected, shipped, firstTask }: RoutingProblem,
  { capacity }: RoutedVehicle,
  { unit, others = new Int32Array() }: { unit: number; others?: Int32Array | undefined },
): boolean {
  const amount = (task: number, d: number): number => {
    const at = task * dimensions + d;
    return Math.max(delivered[at]!, collected[at]!) + shipped[at]!;
  };
  for (let d = 0; d < dimensions; d += 1) {
    let carried = amount(firstTask[unit]!, d);
    for (const task of others)
      carried += Math.max(delivered[task * dimensions + d]!, collected[task * dimensions + d]!);
    if (carried > capacity[d]!) return false;
  }
  return true;
}

/** Returns when a vehicle that serves nothing else is back; Infinity if it is late anywhere. */
function backAt(problem: RoutingProblem, vehicle: RoutedVehicle, unit: number): number {
  const { size, duration } = problem.travel[vehicle.travel]!;
  const { firstTask, secondTask, location } = problem;
  const tasks = [firstTask[unit]!, secondTask[unit]!].filter((task) => task >= 0);
  let now = vehicle.opens;
  let from = vehicle.start;
  for (const task of tasks) {
    const to = location[task]!;
    if (duration[from * size + to] === noRoad) return noRoad;
    now = openAt(problem, task, now + duration[from * size + to]!) + stayAt(problem, task, from);
    from = to;
  }
  const back = duration[from * size + vehicle.end]!;
  if (back === noRoad) return noRoad;
  return now + back > vehicle.closes ? Infinity : now + back;
}

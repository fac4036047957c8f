import type { Neighbours } from './neighbours.ts';
import type { RoutingProblem } from './problem.ts';
import { sortedIndexes } from './sorted.ts';

/** Pairs beyond this number of nearest stops save little. */
const nearest = 40;

/**
 * True if routes can be joined at their ends: one depot, one kind of vehicle, no time windows, no
 * segregated goods.
 */
export const suitsSavings = (problem: RoutingProblem): boolean => {
  const { isOneWay, isTimed, segregation, travel, vehicles } = problem;
  return (
    isOneWay &&
    !isTimed &&
    !segregation.isUsed &&
    travel[0]!.cost === travel[0]!.costInto &&
    vehicles.every(
      ({ kind, start, end, maxTravel, maxDistance, maxTasks }) =>
        kind === vehicles[0]!.kind &&
        start === end &&
        Math.min(maxTravel, maxDistance, maxTasks) === Infinity,
    )
  );
};

/**
 * Builds routes by the savings of Clarke and Wright ("Scheduling of vehicles from a central depot
 * to a number of delivery points", 1964): every stop starts as a separate route, and the routes
 * whose merger saves most are joined first. Returns at most as many as there are vehicles, the
 * fullest.
 */
export function savingsRoutes(
  problem: RoutingProblem,
  neighbours: Neighbours,
): readonly (readonly number[])[] {
  const routes = Array.from({ length: problem.tasks }, (_, task) => [task]);
  const routeOf = routes.map(([task]) => task!);
  const loads = routes.map(([task]) => amountsOf(problem, task!));
  const { capacity } = problem.vehicles[0]!;
  for (const [a, b] of pairsOf(problem, neighbours)) {
    const first = routes[routeOf[a]!]!;
    const second = routes[routeOf[b]!]!;
    if (first === second || !isEnd(first, a) || !isEnd(second, b)) continue;
    const load = loads[routeOf[a]!]!.map((amount, d) => amount + loads[routeOf[b]!]![d]!);
    if (!fits(load, capacity)) continue;
    if (first[0] === a) first.reverse();
    if (second[0] !== b) second.reverse();
    const at = routeOf[a]!;
    for (const task of second) {
      first.push(task);
      routeOf[task] = at;
    }
    loads[at] = load;
  }
  const joined = [...new Set(routeOf)].filter((at) => fits(loads[at]!, capacity));
  joined.sort(
    (a, b) => loads[b]!.reduce((x, y) => x + y, 0) - loads[a]!.reduce((x, y) => x + y, 0),
  );
  const { allowed, vehicles, unitOf } = problem;
  const may = allowed[vehicles[0]!.group]!;
  return joined
    .slice(0, vehicles.length)
    .map((at) => routes[at]!.filter((task) => may[unitOf[task]!] === 1));
}

const fits = (load: readonly number[], capacity: Float64Array): boolean =>
  load.every((amount, d) => amount <= capacity[d]!);

const isEnd = (route: readonly number[], task: number): boolean =>
  route[0] === task || route[route.length - 1] === task;

const amountsOf = ({ delivered, dimensions }: RoutingProblem, task: number): readonly number[] =>
  Array.from({ length: dimensions }, (_, d) => delivered[task * dimensions + d]!);

/** Returns pairs of near stops, those that save most first. */
function* pairsOf(
  { tasks, location, travel, vehicles }: RoutingProblem,
  neighbours: Neighbours,
): Generator<readonly [number, number]> {
  const { size, cost } = travel[0]!;
  const depot = vehicles[0]!.start * size;
  const most = tasks * Math.min(nearest, tasks);
  const pairs = new Int32Array(2 * most);
  const lost = new Float32Array(most);
  const largest = 2 * location.reduce((most, to) => Math.max(most, cost[depot + to]!), 0);
  // Beyond its farthest pair, a stop is paired by the other stop alone.
  const farthest = Float64Array.from({ length: tasks }, (_, task) => {
    const last = neighbours.of(task)[Math.min(nearest, tasks) - 1]!;
    return cost[location[task]! * size + location[last]!]!;
  });
  let count = 0;
  for (let a = 0; a < tasks; a += 1) {
    const near = neighbours.of(a);
    const from = location[a]!;
    for (let n = 0; n < Math.min(near.length, nearest); n += 1) {
      const b = near[n]!;
      const to = location[b]!;
      const apart = cost[from * size + to]!;
      const saves = cost[depot + from]! + cost[depot + to]! - apart;
      if (a === b || saves <= 0 || (a > b && apart < farthest[b]!)) continue;
      pairs[2 * count] = a;
      pairs[2 * count + 1] = b;
      lost[count] = largest - saves;
      count += 1;
    }
  }
  for (const at of sortedIndexes(lost.subarray(0, count))) {
    yield [pairs[2 * at]!, pairs[2 * at + 1]!];
  }
}

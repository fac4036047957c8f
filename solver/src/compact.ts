import type { Neighbours } from './neighbours.ts';
import type { RoutedVehicle, RoutingProblem, Travel } from './problem.ts';

/**
 * Returns the same problem with locations renumbered along a tour of nearest stops, so that the
 * costs from a place to the stops of a route near it share few cache lines: the search mostly waits
 * for these. Tasks and vehicles keep their numbers.
 */
export function compacted(problem: RoutingProblem, neighbours: Neighbours): RoutingProblem {
  const [{ size } = { size: 0 }] = problem.travel;
  const order = orderOf(problem, { neighbours, size });
  const numbers = new Int32Array(size);
  for (let at = 0; at < size; at += 1) numbers[order[at]!] = at;
  const vehicle = (each: RoutedVehicle): RoutedVehicle => {
    return { ...each, start: numbers[each.start]!, end: numbers[each.end]! };
  };
  return {
    ...problem,
    location: problem.location.map((at) => numbers[at]!),
    vehicles: problem.vehicles.map(vehicle),
    travel: problem.travel.map((travel) => reordered(travel, order)),
  };
}

/** Returns all locations: those of stops from near to near, then the others. */
function orderOf(
  { tasks, location }: RoutingProblem,
  { neighbours, size }: { readonly neighbours: Neighbours; readonly size: number },
): Int32Array {
  const order = new Int32Array(size);
  const isListed = new Uint8Array(size);
  let count = 0;
  const list = (at: number): void => {
    if (isListed[at] === 1) return;
    isListed[at] = 1;
    order[count] = at;
    count += 1;
  };
  for (let first = 0; first < tasks; first += 1) {
    let task: number | undefined = first;
    while (task !== undefined && isListed[location[task]!] === 0) {
      list(location[task]!);
      task = neighbours.of(task).find((near) => isListed[location[near]!] === 0);
    }
  }
  for (let at = 0; at < size; at += 1) list(at);
  return order;
}

function reordered(
  { size, duration, cost, costInto, distance }: Travel,
  order: Int32Array,
): Travel {
  const moved = (values: Float64Array): Float64Array => {
    const to = new Float64Array(size * size);
    for (let a = 0; a < size; a += 1) {
      const row = order[a]! * size;
      for (let b = 0; b < size; b += 1) to[a * size + b] = values[row + order[b]!]!;
    }
    return to;
  };
  const moreCost = moved(cost);
  return {
    size,
    duration: moved(duration),
    cost: moreCost,
    costInto: costInto === cost ? moreCost : moved(costInto),
    distance: distance === null ? null : moved(distance),
  };
}

import { openAt, type RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';
import type { VehicleRoute } from './route.ts';
import { fitsBreaks } from './breaks.ts';

/** Parameters of the search for positions: some are skipped at random, so that searches differ. */
export type Looking = { readonly random: Random; readonly blink: number };

/** The position of a unit in a route. */
export type Place = {
  /** Undefined if there is none. */
  readonly route: VehicleRoute | undefined;
  /** The position of the job, or of the pickup. */
  readonly first: number;
  /** The position of the delivery before any insertion; the pickup is at or before it. */
  readonly second: number;
  /** The increase in the cost of the plan. */
  readonly cost: number;
};

/**
 * Finds the cheapest feasible place for a unit. Feasibility of each position is decided in constant
 * time from the departures, latest arrivals and loads stored in the route (Savelsbergh, "The
 * vehicle routing problem with time windows: minimizing route duration", 1992). Positions are
 * skipped with the probability `blink` (Christiaens and Vanden Berghe, "Slack induction by string
 * removals for vehicle routing problems", 2020).
 */
export class PlaceFinder implements Place {
  route: VehicleRoute | undefined = undefined;
  first = 0;
  second = 0;
  cost = Infinity;
  readonly #problem: RoutingProblem;
  readonly #looking: Looking;
  /** Whether schedules, loads on the way and breaks play no part in where a job fits. */
  readonly #isPlain: boolean;
  #unit = 0;
  /** The segregation groups that exclude the unit. */
  #foes = 0;

  constructor(problem: RoutingProblem, looking: Looking) {
    this.#problem = problem;
    this.#looking = looking;
    this.#isPlain = problem.isOneWay && !problem.isTimed;
  }

  /** Starts with a unit that no route serves; a place must cost less than leaving the unit out. */
  begin(unit: number): void {
    this.#unit = unit;
    this.#foes = this.#problem.segregation.foes[unit]!;
    this.route = undefined;
    this.cost = this.#problem.penalty[unit]!;
  }

  /** Searches a route for a cheaper place. */
  consider(route: VehicleRoute): void {
    const { vehicle } = route;
    const problem = this.#problem;
    if (route.allowed[this.#unit] === 0) return;
    if ((route.groups & this.#foes) !== 0) return;
    if (route.length === 0 && vehicle.fixedCost >= this.cost) return;
    if (problem.secondTask[this.#unit]! >= 0) {
      this.#placeShipment(route);
      return;
    }
    if (!this.#mayHold(route)) return;
    if (this.#isPlain && !route.isLimited) this.#placePlainJob(route);
    else this.#placeJob(route);
  }

  /** Returns false if the job fits at no position: the load is least at the ends of the route. */
  #mayHold({ length, vehicle, capacity, before, after }: VehicleRoute): boolean {
    const { dimensions, delivered, collected, isOneWay, firstTask } = this.#problem;
    if (length + 1 > vehicle.maxTasks) return false;
    const at = firstTask[this.#unit]! * dimensions;
    for (let d = 0; d < dimensions; d += 1) {
      if (before[d]! + delivered[at + d]! > capacity[d]!) return false;
      if (isOneWay) continue;
      if (after[length * dimensions + d]! + collected[at + d]! > capacity[d]!) return false;
    }
    return true;
  }

  /** Compares costs only: what `#placeJob` does where no position can be infeasible. */
  #placePlainJob(route: VehicleRoute): void {
    const { random, blink } = this.#looking;
    const { length, place, arcs } = route;
    const { size, cost, costInto } = route.travel;
    const row = this.#problem.location[this.#problem.firstTask[this.#unit]!]! * size;
    const extra = length === 0 ? route.vehicle.fixedCost + arcs[0]! : 0;
    const isSymmetric = cost === costInto;
    let limit = this.cost - extra;
    let found = -1;
    let outOf = cost[row + place[0]!]!;
    for (let k = 0; k <= length; k += 1) {
      const into = isSymmetric ? outOf : costInto[row + place[k]!]!;
      outOf = cost[row + place[k + 1]!]!;
      const added = into + outOf - arcs[k]!;
      if (added >= limit || random.next() < blink) continue;
      limit = added;
      found = k;
    }
    if (found < 0) return;
    this.cost = limit + extra;
    this.route = route;
    this.first = found + 1;
    this.second = found + 1;
  }

  #placeJob(route: VehicleRoute): void {
    const problem = this.#problem;
    const { random, blink } = this.#looking;
    const { length, vehicle, place, arcs, isLimited } = route;
    const { size, cost, costInto } = route.travel;
    const { isTimed, isOneWay } = problem;
    const task = problem.firstTask[this.#unit]!;
    const row = problem.location[task]! * size;
    // An unused vehicle has no cost, not even for the arc from its start to its end.
    const extra = length === 0 ? vehicle.fixedCost + arcs[0]! : 0;
    let limit = this.cost - extra;
    // If arcs cost the same in both directions, the arc to a place has the cost of the arc from it.
    const isSymmetric = cost === costInto;
    let outOf = isSymmetric ? cost[row + place[0]!]! : 0;
    for (let k = 0; k <= length; k += 1) {
      const into = isSymmetric ? outOf : costInto[row + place[k]!]!;
      outOf = cost[row + place[k + 1]!]!;
      const added = into + outOf - arcs[k]!;
      if (added >= limit) continue;
      if (isTimed && !this.#isOnTime(route, k, task)) continue;
      if (!isOneWay && !this.#hasRoom(route, k, task)) continue;
      if (isLimited && !this.#isWithinLimits(route, k, task)) continue;
      if (random.next() < blink) continue;
      if (vehicle.breaks.length > 0 && !fitsBreaks(problem, route, [[task, k + 1]])) continue;
      limit = added;
      this.cost = added + extra;
      this.route = route;
      this.first = k + 1;
      this.second = k + 1;
    }
  }

  /** Returns whether a job after position `k` and everything after it are on time. */
  #isOnTime(
    { place, departs, latest, travel, tasks, length }: VehicleRoute,
    k: number,
    task: number,
  ): boolean {
    const problem = this.#problem;
    const { size, duration } = travel;
    const at = problem.location[task]!;
    const from = place[k]!;
    const to = place[k + 1]!;
    const arrival = departs[k]! + duration[from * size + at]!;
    let leave = openAt(problem, task, arrival) + problem.service[task]!;
    let due = latest[k + 1]!;
    if (problem.isDetailed) {
      if (from !== at) leave += problem.setup[task]!;
      if (k < length && from === to && at !== to) due -= problem.setup[tasks[k + 1]!]!;
    }
    return leave + duration[at * size + to]! <= due;
  }

  #hasRoom({ vehicle, before, after }: VehicleRoute, k: number, task: number): boolean {
    const { dimensions, delivered, collected } = this.#problem;
    const { capacity } = vehicle;
    for (let d = 0; d < dimensions; d += 1) {
      const here = k * dimensions + d;
      const more = task * dimensions + d;
      if (before[here]! + delivered[more]! > capacity[d]!) return false;
      if (after[here]! + collected[more]! > capacity[d]!) return false;
    }
    return true;
  }

  #isWithinLimits(route: VehicleRoute, k: number, task: number): boolean {
    const { vehicle, place, travel } = route;
    const { size, duration, distance } = travel;
    const at = this.#problem.location[task]!;
    const into = place[k]! * size + at;
    const outOf = at * size + place[k + 1]!;
    const old = place[k]! * size + place[k + 1]!;
    const travelled = route.travelled + duration[into]! + duration[outOf]! - duration[old]!;
    if (travelled > vehicle.maxTravel) return false;
    if (distance === null) return true;
    return (
      route.metres + distance[into]! + distance[outOf]! - distance[old]! <= vehicle.maxDistance
    );
  }

  /** For every position of the pickup, moves the delivery towards the end as long as it fits. */
  #placeShipment(route: VehicleRoute): void {
    const problem = this.#problem;
    const unit = this.#unit;
    const fixed = route.length === 0 ? route.vehicle.fixedCost : 0;
    const { length, vehicle, place, departs } = route;
    const { dimensions, shipped } = problem;
    if (length + 2 > vehicle.maxTasks) return;
    const { size, cost, duration } = route.travel;
    const pickup = problem.firstTask[unit]!;
    const delivery = problem.secondTask[unit]!;
    const pickupAt = problem.location[pickup]!;
    const deliveryAt = problem.location[delivery]!;
    for (let k = 0; k <= length; k += 1) {
      const from = place[k]!;
      const into = from * size + pickupAt;
      const next = place[k + 1]!;
      const old = length === 0 ? 0 : cost[from * size + next]!;
      const pickupIn = cost[into]! + fixed;
      const pickupAdded = pickupIn + cost[pickupAt * size + next]! - old;
      const arrival = departs[k]! + duration[into]!;
      const start = openAt(problem, pickup, arrival);
      if (start === Infinity) continue;
      if (!hasRoom(route, { at: k, amounts: shipped, task: pickup, dimensions })) continue;
      let leave = start + stay(problem, pickup, from);
      // The delivery directly after the pickup.
      {
        const between = pickupAt * size + deliveryAt;
        const added = pickupIn + cost[between]! + cost[deliveryAt * size + next]! - old;
        if (added < this.cost) {
          const served = openAt(problem, delivery, leave + duration[between]!);
          const back =
            served + stay(problem, delivery, pickupAt) + duration[deliveryAt * size + next]!;
          if (back <= due(problem, route, { position: k + 1, after: deliveryAt }))
            this.#offer({ route, unit, first: k + 1, second: k + 1, cost: added });
        }
      }
      if (k === length) continue;
      // The stops after the pickup are delayed; the delivery follows one of them.
      let previous = pickupAt;
      for (let l = k + 1; l <= length; l += 1) {
        const task = route.tasks[l]!;
        const here = place[l]!;
        const reached = leave + duration[previous * size + here]!;
        if (reached > due(problem, route, { position: l, after: previous })) break;
        if (!hasRoom(route, { at: l, amounts: shipped, task: pickup, dimensions })) break;
        leave = openAt(problem, task, reached) + stay(problem, task, previous);
        previous = here;
        const following = place[l + 1]!;
        const outOf = here * size + deliveryAt;
        const added =
          pickupAdded +
          cost[outOf]! +
          cost[deliveryAt * size + following]! -
          cost[here * size + following]!;
        if (added >= this.cost) continue;
        const served = openAt(problem, delivery, leave + duration[outOf]!);
        if (served === Infinity) {
          if (leave > problem.closes[delivery]!) break;
          continue;
        }
        const back =
          served + stay(problem, delivery, here) + duration[deliveryAt * size + following]!;
        if (back > due(problem, route, { position: l + 1, after: deliveryAt })) continue;
        this.#offer({ route, unit, first: k + 1, second: l + 1, cost: added });
      }
    }
  }

  #offer(found: Offered): void {
    const problem = this.#problem;
    const { random, blink } = this.#looking;
    if (random.next() < blink) return;
    const { route, unit, first, second } = found;
    if (!withinLimits(problem, found)) return;
    const added = [
      [problem.firstTask[unit]!, first],
      [problem.secondTask[unit]!, second + 1],
    ] as const;
    if (route.vehicle.breaks.length > 0 && !fitsBreaks(problem, route, added)) return;
    this.route = route;
    this.first = first;
    this.second = second;
    this.cost = found.cost;
  }
}

const stay = (problem: RoutingProblem, task: number, from: number): number =>
  problem.service[task]! + (from === problem.location[task] ? 0 : problem.setup[task]!);

/** Returns the latest arrival at a position whose predecessor becomes `after`. */
function due(
  problem: RoutingProblem,
  route: VehicleRoute,
  { position, after }: { readonly position: number; readonly after: number },
): number {
  const latest = route.latest[position]!;
  if (!problem.isDetailed || position > route.length) return latest;
  const here = route.place[position]!;
  const hadNone = route.place[position - 1] === here;
  return hadNone && after !== here ? latest - problem.setup[route.tasks[position]!]! : latest;
}

function hasRoom(
  route: VehicleRoute,
  more: {
    readonly at: number;
    readonly amounts: Float64Array;
    readonly task: number;
    readonly dimensions: number;
  },
): boolean {
  const { dimensions, amounts, task, at } = more;
  for (let d = 0; d < dimensions; d += 1) {
    const carried = route.load[at * dimensions + d]! + amounts[task * dimensions + d]!;
    if (carried > route.vehicle.capacity[d]!) return false;
  }
  return true;
}

type Offered = {
  readonly route: VehicleRoute;
  readonly unit: number;
  readonly first: number;
  readonly second: number;
  readonly cost: number;
};

/** Returns whether a route with a shipment stays within the vehicle's travel time and distance. */
function withinLimits(problem: RoutingProblem, { route, unit, first, second }: Offered): boolean {
  const { vehicle, travel, place } = route;
  if (vehicle.maxTravel === Infinity && vehicle.maxDistance === Infinity) return true;
  const pickupAt = problem.location[problem.firstTask[unit]!]!;
  const deliveryAt = problem.location[problem.secondTask[unit]!]!;
  const more = (arcs: Float64Array): number => {
    const between = (from: number, to: number): number => arcs[from * travel.size + to]!;
    const from = place[first - 1]!;
    const next = place[first]!;
    if (first === second) {
      const detour = between(from, pickupAt) + between(pickupAt, deliveryAt);
      return detour + between(deliveryAt, next) - between(from, next);
    }
    const last = place[second - 1]!;
    const following = place[second]!;
    return (
      between(from, pickupAt) +
      between(pickupAt, next) -
      between(from, next) +
      between(last, deliveryAt) +
      between(deliveryAt, following) -
      between(last, following)
    );
  };
  if (route.travelled + more(travel.duration) > vehicle.maxTravel) return false;
  return travel.distance === null || route.metres + more(travel.distance) <= vehicle.maxDistance;
}

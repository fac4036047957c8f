import {
  lastOpening,
  openAt,
  type RoutedVehicle,
  type RoutingProblem,
  type Travel,
} from './problem.ts';
import { SavedRoute } from './saved-route.ts';
import { noteGroups } from './segregation.ts';

/**
 * The stops of one vehicle, with the values needed for changes at each position: for everything
 * before it and after it, so that heads and tails of routes are joined in constant time. Position 0
 * is the vehicle's start, `length + 1` its end. All arrays are reused.
 */
export class VehicleRoute {
  /** The index of the vehicle. */
  readonly index: number;
  readonly vehicle: RoutedVehicle;
  readonly travel: Travel;
  length = 0;
  /** Tasks at positions 1 to `length`. */
  tasks = new Int32Array(0);
  /** Location of every position, start and end included. */
  place = new Int32Array(0);
  /** Cost of the arc from each position to the next. */
  arcs = new Float64Array(0);
  /** Earliest departure from every position. */
  departs = new Float64Array(0);
  /** Latest arrival with which everything after it is on time. */
  latest = new Float64Array(0);
  /** Load after each position, by dimension. */
  load = new Float64Array(0);
  /** Largest load up to each position, and from each position on. */
  before = new Float64Array(0);
  after = new Float64Array(0);
  /** Cost of travel; the fixed cost is added if the route is used. */
  cost = 0;
  travelled = 0;
  metres = 0;
  /** Whether travel time or distance is limited; if not, they are not kept up to date. */
  readonly isLimited: boolean;
  readonly capacity: Float64Array;
  /** By unit: whether the vehicle may carry it. */
  readonly allowed: Uint8Array;
  /** A bit for each segregation group that is carried. */
  groups = 0;
  readonly #saved: SavedRoute;
  /** The capacity of the arrays in stops. */
  room = 0;
  readonly #problem: RoutingProblem;

  constructor(problem: RoutingProblem, index: number) {
    const vehicle = problem.vehicles[index]!;
    this.index = index;
    this.vehicle = vehicle;
    this.travel = problem.travel[vehicle.travel]!;
    this.isLimited = vehicle.maxTravel !== Infinity || vehicle.maxDistance !== Infinity;
    this.capacity = vehicle.capacity;
    this.allowed = problem.allowed[vehicle.group]!;
    this.#problem = problem;
    this.#saved = new SavedRoute();
    this.reserve(14);
  }

  /** The cost of this route in a plan. */
  get total(): number {
    return this.length === 0 ? 0 : this.cost + this.vehicle.fixedCost;
  }

  /** Ensures capacity for `length` stops. */
  reserve(length: number): void {
    if (length <= this.room) return;
    this.room = Math.max(length, this.room * 2);
    const size = this.room + 2;
    this.tasks = grown(this.tasks, size);
    this.place = grown(this.place, size);
    this.arcs = enlarged(this.arcs, size);
    this.departs = enlarged(this.departs, size);
    this.latest = enlarged(this.latest, size);
    const { dimensions } = this.#problem;
    this.load = enlarged(this.load, size * dimensions);
    this.before = enlarged(this.before, size * dimensions);
    this.after = enlarged(this.after, size * dimensions);
  }

  /** Saves the current route. */
  save(): void {
    const { dimensions, isTimed, isOneWay } = this.#problem;
    this.#saved.take(this, { dimensions, isTimed, isOneWay });
  }

  /** Restores the saved route. */
  restore(): void {
    this.#saved.exchange(this);
  }

  /** Assigns other tasks; the caller must then `refresh`. */
  assign(tasks: ArrayLike<number>, length = tasks.length): void {
    this.reserve(length);
    for (let k = 0; k < length; k += 1) this.tasks[k + 1] = tasks[k]!;
    this.length = length;
  }
}

function grown(old: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(old);
  return larger;
}

function enlarged(old: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(size);
  larger.set(old);
  return larger;
}

/** Computes the values at each position from the route's tasks. */
export function refresh(problem: RoutingProblem, route: VehicleRoute): void {
  locate(problem, route);
  if (problem.isTimed) schedule(problem, route);
  if (problem.isOneWay) total(problem, route);
  else weigh(problem, route);
  noteGroups(problem, route);
}

/** Inserts a task at `position`, and updates the affected values. */
export function insertTask(
  problem: RoutingProblem,
  route: VehicleRoute,
  { task, position }: { readonly task: number; readonly position: number },
): void {
  route.reserve(route.length + 1);
  const { length, tasks, place, arcs, departs, latest } = route;
  const isTimed = problem.isTimed;
  for (let k = length + 1; k >= position; k -= 1) {
    tasks[k + 1] = tasks[k]!;
    place[k + 1] = place[k]!;
    arcs[k + 1] = arcs[k]!;
    if (isTimed) {
      departs[k + 1] = departs[k]!;
      latest[k + 1] = latest[k]!;
    }
  }
  const at = problem.location[task]!;
  tasks[position] = task;
  place[position] = at;
  route.length = length + 1;
  join(route, position, length === 0);
  if (isTimed) reschedule(problem, route, position);
  if (problem.isOneWay) addTo(problem, route, task);
  else weigh(problem, route);
  route.groups |= problem.segregation.groups[problem.unitOf[task]!]!;
}

/** Computes the arcs to and from a task that has just been inserted between two positions. */
function join(route: VehicleRoute, position: number, wasEmpty: boolean): void {
  const { place, arcs, travel } = route;
  const { size, cost, duration, distance } = travel;
  const before = place[position - 1]!;
  const after = place[position + 1]!;
  const into = before * size + place[position]!;
  const outOf = place[position]! * size + after;
  const old = before * size + after;
  route.cost += cost[into]! + cost[outOf]! - (wasEmpty ? 0 : arcs[position - 1]!);
  arcs[position - 1] = cost[into]!;
  arcs[position] = cost[outOf]!;
  if (!route.isLimited) return;
  route.travelled += duration[into]! + duration[outOf]! - duration[old]!;
  if (distance !== null) route.metres += distance[into]! + distance[outOf]! - distance[old]!;
}

function locate({ location }: RoutingProblem, route: VehicleRoute): void {
  const { length, tasks, place, arcs, vehicle, travel } = route;
  const { size, cost } = travel;
  place[0] = vehicle.start;
  place[length + 1] = vehicle.end;
  let from = vehicle.start;
  let sum = 0;
  for (let k = 1; k <= length + 1; k += 1) {
    const to = k > length ? vehicle.end : location[tasks[k]!]!;
    place[k] = to;
    const arc = cost[from * size + to]!;
    arcs[k - 1] = arc;
    sum += arc;
    from = to;
  }
  route.cost = length === 0 ? 0 : sum;
  if (route.isLimited) measure(route);
}

/** Computes travel time and distance. */
function measure(route: VehicleRoute): void {
  const { length, place, travel } = route;
  const { size, duration, distance } = travel;
  let travelled = 0;
  let metres = 0;
  for (let k = 0; k <= length; k += 1) {
    const arc = place[k]! * size + place[k + 1]!;
    travelled += duration[arc]!;
    if (distance !== null) metres += distance[arc]!;
  }
  route.travelled = travelled;
  route.metres = metres;
}

/**
 * Removes the tasks of marked units, and updates the affected values: arcs at the removals,
 * departures after the first, latest arrivals before the last.
 */
export function removeMarked(
  problem: RoutingProblem,
  route: VehicleRoute,
  marked: Uint8Array,
): void {
  const { length, tasks, place, arcs, latest, vehicle, travel } = route;
  const { unitOf, isTimed } = problem;
  let copied = 0;
  let previous = 0;
  let first = length + 1;
  let last = 0;
  let sum = 0;
  for (let k = 1; k <= length + 1; k += 1) {
    const isStop = k <= length;
    if (isStop && marked[unitOf[tasks[k]!]!] === 1) {
      if (k < first) first = k;
      continue;
    }
    const isJoined = previous === k - 1;
    const arc = isJoined ? arcs[k - 1]! : travel.cost[place[copied]! * travel.size + place[k]!]!;
    arcs[copied] = arc;
    sum += arc;
    copied += 1;
    if (isStop) tasks[copied] = tasks[k]!;
    place[copied] = place[k]!;
    if (isTimed) latest[copied] = latest[k]!;
    if (!isJoined) last = copied;
    previous = k;
  }
  route.length = copied - 1;
  route.cost = route.length === 0 ? 0 : sum;
  if (route.isLimited) measure(route);
  if (isTimed) {
    latest[copied] = vehicle.closes;
    for (let k = first; k < copied; k += 1) route.departs[k] = departureAt(problem, route, k);
    for (let k = Math.min(last, copied - 1); k >= 1; k -= 1)
      latest[k] = latestAt(problem, route, k);
  }
  if (problem.isOneWay) total(problem, route);
  else weigh(problem, route);
  noteGroups(problem, route);
}

/** Returns how long a vehicle stays at a task that it reaches from `from`. */
export const stayAt = (problem: RoutingProblem, task: number, from: number): number =>
  problem.service[task]! + (from === problem.location[task] ? 0 : problem.setup[task]!);

function schedule(problem: RoutingProblem, route: VehicleRoute): void {
  const { length, departs, latest, vehicle } = route;
  departs[0] = vehicle.opens;
  for (let k = 1; k <= length; k += 1) departs[k] = departureAt(problem, route, k);
  latest[length + 1] = vehicle.closes;
  for (let k = length; k >= 1; k -= 1) latest[k] = latestAt(problem, route, k);
}

/** Updates the schedule after an insertion, only up to where the old times are valid again. */
function reschedule(problem: RoutingProblem, route: VehicleRoute, position: number): void {
  const { length, departs, latest } = route;
  for (let k = position; k <= length; k += 1) {
    const leave = departureAt(problem, route, k);
    if (k > position && leave === departs[k]) break;
    departs[k] = leave;
  }
  for (let k = Math.min(length, position + 1); k >= 1; k -= 1) {
    const until = latestAt(problem, route, k);
    if (k < position && until === latest[k]) break;
    latest[k] = until;
  }
}

function departureAt(
  problem: RoutingProblem,
  { tasks, place, departs, travel }: VehicleRoute,
  k: number,
): number {
  const task = tasks[k]!;
  const from = place[k - 1]!;
  const arrival = departs[k - 1]! + travel.duration[from * travel.size + place[k]!]!;
  return openAt(problem, task, arrival) + stayAt(problem, task, from);
}

function latestAt(
  problem: RoutingProblem,
  { tasks, place, latest, travel }: VehicleRoute,
  k: number,
): number {
  const task = tasks[k]!;
  const leave = latest[k + 1]! - travel.duration[place[k]! * travel.size + place[k + 1]!]!;
  return lastOpening(problem, task, leave - stayAt(problem, task, place[k - 1]!));
}

/** If everything is delivered, the load is largest at the start. */
function total({ dimensions, delivered }: RoutingProblem, route: VehicleRoute): void {
  const { length, tasks, before } = route;
  for (let d = 0; d < dimensions; d += 1) {
    let carried = 0;
    for (let k = 1; k <= length; k += 1) carried += delivered[tasks[k]! * dimensions + d]!;
    before[d] = carried;
  }
}

/** Adds the amounts of an inserted task to it. */
function addTo({ dimensions, delivered }: RoutingProblem, route: VehicleRoute, task: number): void {
  const { before } = route;
  for (let d = 0; d < dimensions; d += 1) before[d]! += delivered[task * dimensions + d]!;
}

function weigh(problem: RoutingProblem, route: VehicleRoute): void {
  const { dimensions, delivered, change } = problem;
  const { length, tasks, load, before, after } = route;
  for (let d = 0; d < dimensions; d += 1) {
    let carried = 0;
    for (let k = 1; k <= length; k += 1) carried += delivered[tasks[k]! * dimensions + d]!;
    load[d] = carried;
    before[d] = carried;
    let most = carried;
    for (let k = 1; k <= length; k += 1) {
      carried += change[tasks[k]! * dimensions + d]!;
      const here = k * dimensions + d;
      load[here] = carried;
      if (carried > most) most = carried;
      before[here] = most;
    }
    most = carried;
    for (let k = length; k >= 0; k -= 1) {
      const here = k * dimensions + d;
      if (load[here]! > most) most = load[here]!;
      after[here] = most;
    }
  }
}

/** Returns whether the current route is on time, within its load and within its limits. */
export function isFeasible(problem: RoutingProblem, route: VehicleRoute): boolean {
  const { length, vehicle, departs, place, travel } = route;
  if (!isWithinCapacity(problem, route, vehicle.capacity)) return false;
  if (problem.isTimed) {
    const back = travel.duration[place[length]! * travel.size + place[length + 1]!]!;
    if (departs[length]! + back > vehicle.closes) return false;
  }
  return (
    length <= vehicle.maxTasks &&
    route.travelled <= vehicle.maxTravel &&
    route.metres <= vehicle.maxDistance
  );
}

/** Returns whether the largest load of the current route is within a capacity. */
export function isWithinCapacity(
  { dimensions, isOneWay }: RoutingProblem,
  { length, before }: VehicleRoute,
  capacity: Float64Array,
): boolean {
  const last = isOneWay ? 0 : length * dimensions;
  for (let d = 0; d < dimensions; d += 1) if (before[last + d]! > capacity[d]!) return false;
  return true;
}

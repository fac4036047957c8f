import {
  lastOpening,
  openAt,
  type RoutingProblem,
  type Travel,
  type RoutedVehicle,
} from './problem.ts';

/**
 * The stops of one vehicle, with what insertions need to know at each position. Position 0 is the
 * vehicle's start, `length + 1` its end. All arrays are kept for reuse.
 */
export class VehicleRoute {
  /** Of the vehicle. */
  readonly index: number;
  readonly vehicle: RoutedVehicle;
  readonly travel: Travel;
  length = 0;
  /** Tasks at positions 1 to `length`. */
  tasks: Int32Array;
  /** Location of every position, start and end included. */
  place: Int32Array;
  /** Earliest departure from every position. */
  departs: Float64Array;
  /** Latest arrival that keeps everything after it on time. */
  latest: Float64Array;
  /** Load after each position, by dimension. */
  load: Float64Array;
  /** Largest load up to each position, and from each position on. */
  before: Float64Array;
  after: Float64Array;
  /** Cost of travel; the fixed cost is added where the route is used. */
  cost = 0;
  travelled = 0;
  metres = 0;
  #room: number;
  readonly #dimensions: number;

  constructor(problem: RoutingProblem, index: number) {
    const vehicle = problem.vehicles[index]!;
    this.index = index;
    this.vehicle = vehicle;
    this.travel = problem.travel[vehicle.travel]!;
    this.#dimensions = problem.dimensions;
    this.#room = 16;
    const size = this.#room + 2;
    this.tasks = new Int32Array(size);
    this.place = new Int32Array(size);
    this.departs = new Float64Array(size);
    this.latest = new Float64Array(size);
    this.load = new Float64Array(size * this.#dimensions);
    this.before = new Float64Array(size * this.#dimensions);
    this.after = new Float64Array(size * this.#dimensions);
  }

  /** What this route adds to the cost of a plan. */
  get total(): number {
    return this.length === 0 ? 0 : this.cost + this.vehicle.fixedCost;
  }

  /** Makes room for `length` stops. */
  reserve(length: number): void {
    if (length <= this.#room) return;
    this.#room = Math.max(length, this.#room * 2);
    const size = this.#room + 2;
    const tasks = new Int32Array(size);
    tasks.set(this.tasks);
    this.tasks = tasks;
    this.place = new Int32Array(size);
    this.departs = new Float64Array(size);
    this.latest = new Float64Array(size);
    this.load = new Float64Array(size * this.#dimensions);
    this.before = new Float64Array(size * this.#dimensions);
    this.after = new Float64Array(size * this.#dimensions);
  }

  /** Inserts a task so that it stands at `position`. */
  insert(task: number, position: number): void {
    this.reserve(this.length + 1);
    this.tasks.copyWithin(position + 1, position, this.length + 1);
    this.tasks[position] = task;
    this.length += 1;
  }
}

/** Computes what the route knows at each position, from its tasks. */
export function refresh(problem: RoutingProblem, route: VehicleRoute): void {
  place(problem, route);
  schedule(problem, route);
  weigh(problem, route);
}

function place(problem: RoutingProblem, route: VehicleRoute): void {
  const { length, tasks, place: at, vehicle, travel } = route;
  const { size, cost, duration, distance } = travel;
  at[0] = vehicle.start;
  at[length + 1] = vehicle.end;
  let from = vehicle.start;
  let total = 0;
  let travelled = 0;
  let metres = 0;
  for (let k = 1; k <= length + 1; k += 1) {
    const to = k > length ? vehicle.end : problem.location[tasks[k]!]!;
    at[k] = to;
    const arc = from * size + to;
    total += cost[arc]!;
    travelled += duration[arc]!;
    if (distance !== null) metres += distance[arc]!;
    from = to;
  }
  route.cost = length === 0 ? 0 : total;
  route.travelled = travelled;
  route.metres = metres;
}

/** How long a vehicle stays at a task that it reaches from `from`. */
export const stayAt = (problem: RoutingProblem, task: number, from: number): number =>
  problem.service[task]! + (from === problem.location[task] ? 0 : problem.setup[task]!);

function schedule(problem: RoutingProblem, route: VehicleRoute): void {
  const { length, tasks, place: at, departs, latest, vehicle, travel } = route;
  const { size, duration } = travel;
  departs[0] = vehicle.opens;
  for (let k = 1; k <= length; k += 1) {
    const task = tasks[k]!;
    const from = at[k - 1]!;
    const arrival = departs[k - 1]! + duration[from * size + at[k]!]!;
    departs[k] = openAt(problem, task, arrival) + stayAt(problem, task, from);
  }
  latest[length + 1] = vehicle.closes;
  for (let k = length; k >= 1; k -= 1) {
    const task = tasks[k]!;
    const leave = latest[k + 1]! - duration[at[k]! * size + at[k + 1]!]!;
    latest[k] = lastOpening(problem, task, leave - stayAt(problem, task, at[k - 1]!));
  }
}

function weigh(problem: RoutingProblem, route: VehicleRoute): void {
  const { dimensions, delivered, collected, shipped, secondTask, firstTask, unitOf } = problem;
  const { length, tasks, load, before, after } = route;
  for (let d = 0; d < dimensions; d += 1) {
    let carried = 0;
    for (let k = 1; k <= length; k += 1) carried += delivered[tasks[k]! * dimensions + d]!;
    load[d] = carried;
    before[d] = carried;
    for (let k = 1; k <= length; k += 1) {
      const task = tasks[k]!;
      const at = task * dimensions + d;
      const unit = unitOf[task]!;
      carried += collected[at]! - delivered[at]!;
      if (secondTask[unit]! >= 0)
        carried += firstTask[unit] === task ? shipped[at]! : -shipped[at]!;
      const here = k * dimensions + d;
      load[here] = carried;
      before[here] = Math.max(before[here - dimensions]!, carried);
    }
    let most = carried;
    for (let k = length; k >= 0; k -= 1) {
      const here = k * dimensions + d;
      most = Math.max(most, load[here]!);
      after[here] = most;
    }
  }
}

/** Whether the route as it stands is on time, within its load and within its limits. */
export function isFeasible(problem: RoutingProblem, route: VehicleRoute): boolean {
  const { length, vehicle, departs, place: at, travel, before } = route;
  const { dimensions } = problem;
  for (let d = 0; d < dimensions; d += 1) {
    if (before[length * dimensions + d]! > vehicle.capacity[d]!) return false;
  }
  const home = departs[length]! + travel.duration[at[length]! * travel.size + at[length + 1]!]!;
  return (
    home <= vehicle.closes &&
    length <= vehicle.maxTasks &&
    route.travelled <= vehicle.maxTravel &&
    route.metres <= vehicle.maxDistance
  );
}

import { fitsBreaks } from './breaks.ts';
import type { Place } from './insertion.ts';
import type { RoutingProblem } from './problem.ts';
import { insertTask, isFeasible, refresh, removeMarked, VehicleRoute } from './route.ts';

/** Routes for all vehicles, and the unserved units. Changes can be undone until `keep`. */
export class Plan {
  readonly problem: RoutingProblem;
  readonly routes: readonly VehicleRoute[];
  /** Groups of interchangeable vehicles, by kind. */
  readonly kinds: readonly (readonly number[])[];
  /** The route of each task; -1 if it is not served. */
  readonly routeOf: Int32Array;
  /** The cost of the routes only. */
  routed = 0;
  /** The penalties of units left out. */
  penalties = 0;
  /** The units left out: the first `leftCount`. */
  readonly left: Int32Array;
  leftCount = 0;
  /** The routes changed since the last `keep`: the first `changedCount`. */
  readonly changed: Int32Array;
  changedCount = 0;
  served = 0;
  used = 0;
  /** By kind: the first vehicle that serves nothing; -1 if all are used. */
  readonly unused: Int32Array;
  /**
   * The remaining capacity of vehicle `at - 1` from its start, in the first dimension: a fast check
   * of loads. Index 0 stands for no vehicle.
   */
  readonly spareAfter: Float64Array;
  /** The index of each unit in `left`; -1 if it is served. */
  readonly #leftAt: Int32Array;
  /** The position of each task when last looked up. */
  readonly #positions: Int32Array;
  readonly #marked: Uint8Array;
  readonly #isSaved: Uint8Array;
  readonly #seen: Uint8Array;
  readonly #leftBefore: Int32Array;
  #leftCountBefore = 0;
  #routedBefore = 0;
  #penaltiesBefore = 0;

  constructor(problem: RoutingProblem) {
    const { units, tasks, vehicles } = problem;
    this.problem = problem;
    this.routes = vehicles.map((_, index) => new VehicleRoute(problem, index));
    const byKind = Map.groupBy(vehicles.keys(), (at) => vehicles[at]!.kind);
    this.kinds = [...byKind.values()];
    this.unused = Int32Array.from(this.kinds, ([first]) => first!);
    this.routeOf = new Int32Array(tasks).fill(-1);
    this.#positions = new Int32Array(tasks);
    this.left = new Int32Array(units);
    this.#leftAt = new Int32Array(units).fill(-1);
    this.#leftBefore = new Int32Array(units);
    this.changed = new Int32Array(vehicles.length);
    this.#marked = new Uint8Array(units);
    this.#seen = new Uint8Array(vehicles.length);
    this.#isSaved = new Uint8Array(vehicles.length);
    this.spareAfter = new Float64Array(vehicles.length + 1).fill(Infinity);
    this.spareAfter[0] = -Infinity;
    for (const route of this.routes) {
      refresh(problem, route);
      this.#weigh(route);
    }
    for (let unit = 0; unit < units; unit += 1) this.#leave(unit);
    this.commit();
  }

  /** The cost of the routes, and the penalties of units left out. */
  get cost(): number {
    return this.routed + this.penalties;
  }

  isMarked = (unit: number): boolean => this.#marked[unit] === 1;
  /** Marks a unit for removal by the next `settle` of its route. */
  mark(unit: number): void {
    this.#marked[unit] = 1;
  }

  /** Returns true the first time a route is seen since `unsee`. */
  see(at: number): boolean {
    if (this.#seen[at] === 1) return false;
    this.#seen[at] = 1;
    return true;
  }
  unsee(at: number): void {
    this.#seen[at] = 0;
  }

  /** Returns the position of a task in its route. */
  positionOf(task: number): number {
    const known = this.#positions[task]!;
    const { tasks, length } = this.routes[this.routeOf[task]!]!;
    if (known > 0 && known <= length && tasks[known] === task) return known;
    for (let k = 1; k <= length; k += 1) this.#positions[tasks[k]!] = k;
    return this.#positions[task]!;
  }

  /** Saves a route before its first change. */
  save(at: number): void {
    if (this.#isSaved[at] === 1) return;
    this.#isSaved[at] = 1;
    this.changed[this.changedCount] = at;
    this.changedCount += 1;
    this.routes[at]!.save();
  }

  /** Removes the marked units from a route. */
  settle(at: number): void {
    const route = this.routes[at]!;
    const { tasks, length } = route;
    const { unitOf, firstTask } = this.problem;
    this.routed -= route.total;
    for (let k = 1; k <= length; k += 1) {
      const task = tasks[k]!;
      const unit = unitOf[task]!;
      if (this.#marked[unit] === 0) continue;
      this.routeOf[task] = -1;
      if (firstTask[unit] === task) this.#leave(unit);
    }
    removeMarked(this.problem, route, this.#marked);
    this.#weigh(route);
    this.#count(route, length, route.length);
    for (let i = this.leftCount - 1; i >= 0; i -= 1) {
      const unit = this.left[i]!;
      if (this.#marked[unit] === 0) break;
      this.#marked[unit] = 0;
    }
    this.routed += route.total;
  }

  /** Serves a unit at the place found for it. */
  serve(unit: number, { route, first, second }: Place): void {
    if (route === undefined) throw new Error('A unit is served by a route');
    const { problem } = this;
    this.save(route.index);
    const before = route.total;
    const task = problem.firstTask[unit]!;
    const other = problem.secondTask[unit]!;
    this.#count(route, route.length, route.length + (other < 0 ? 1 : 2));
    insertTask(problem, route, { task, position: first });
    this.routeOf[task] = route.index;
    if (other >= 0) {
      insertTask(problem, route, { task: other, position: second + 1 });
      this.routeOf[other] = route.index;
    }
    this.#weigh(route);
    this.routed += route.total - before;
    this.#take(unit);
  }

  /**
   * Assigns other tasks to a vehicle, all of them previously served by a route that is also
   * replaced.
   */
  replace(at: number, tasks: readonly number[] | Int32Array): void {
    this.save(at);
    const route = this.routes[at]!;
    const before = route.total;
    this.#resize(route, tasks.length);
    route.assign(tasks);
    for (let k = 0; k < tasks.length; k += 1) {
      const task = tasks[k]!;
      this.routeOf[task] = at;
      this.#take(this.problem.unitOf[task]!);
    }
    refresh(this.problem, route);
    this.#weigh(route);
    this.routed += route.total - before;
  }

  /** Replaces all routes; units that the new ones do not serve are left out. */
  reset(orders: readonly Int32Array[]): void {
    const different = [...this.routes.keys()].filter((at) => !this.#isOrder(at, orders[at]!));
    for (const at of different) {
      const { tasks, length } = this.routes[at]!;
      this.save(at);
      for (let k = 1; k <= length; k += 1) this.mark(this.problem.unitOf[tasks[k]!]!);
      this.settle(at);
    }
    for (const at of different) this.replace(at, orders[at]!);
  }

  #isOrder(at: number, order: Int32Array): boolean {
    const { tasks, length } = this.routes[at]!;
    return length === order.length && order.every((task, k) => tasks[k + 1] === task);
  }

  /**
   * Returns whether the changed routes are on time and within their limits. An insertion sees to
   * it, but a removal may break them: on roads, the way past a stop can be shorter than the way
   * without.
   */
  changesFit(): boolean {
    const { problem } = this;
    for (let i = 0; i < this.changedCount; i += 1) {
      const route = this.routes[this.changed[i]!]!;
      if (route.length === 0) continue;
      if (!isFeasible(problem, route)) return false;
      if (route.vehicle.breaks.length > 0 && !fitsBreaks(problem, route, [])) return false;
    }
    return true;
  }

  /** Makes the changes since the last `keep` permanent. */
  commit(): void {
    for (let i = 0; i < this.changedCount; i += 1) this.#isSaved[this.changed[i]!] = 0;
    this.changedCount = 0;
    this.#routedBefore = this.routed;
    this.#penaltiesBefore = this.penalties;
    this.#leftCountBefore = this.leftCount;
    for (let i = 0; i < this.leftCount; i += 1) this.#leftBefore[i] = this.left[i]!;
  }

  /** Undoes the changes since the last `keep`. */
  undo(): void {
    for (let i = 0; i < this.changedCount; i += 1) {
      const { tasks, length } = this.routes[this.changed[i]!]!;
      for (let k = 1; k <= length; k += 1) this.routeOf[tasks[k]!] = -1;
    }
    for (let i = 0; i < this.changedCount; i += 1) {
      const at = this.changed[i]!;
      const route = this.routes[at]!;
      this.#isSaved[at] = 0;
      const { length } = route;
      route.restore();
      this.#weigh(route);
      this.#count(route, length, route.length);
      for (let k = 1; k <= route.length; k += 1) this.routeOf[route.tasks[k]!] = at;
    }
    this.changedCount = 0;
    this.routed = this.#routedBefore;
    for (let i = 0; i < this.leftCount; i += 1) this.#leftAt[this.left[i]!] = -1;
    this.leftCount = 0;
    for (let i = 0; i < this.#leftCountBefore; i += 1) this.#leave(this.#leftBefore[i]!);
    this.penalties = this.#penaltiesBefore;
  }

  /** Returns the tasks of each route in order. */
  orders(): Int32Array[] {
    return this.routes.map(({ tasks, length }) => tasks.slice(1, length + 1));
  }

  #resize(route: VehicleRoute, length: number): void {
    this.#count(route, route.length, length);
    route.length = length;
  }

  #weigh({ index, capacity, before }: VehicleRoute): void {
    if (capacity.length > 0) this.spareAfter[index + 1] = capacity[0]! - before[0]!;
  }

  #count({ index, vehicle }: VehicleRoute, old: number, length: number): void {
    this.served += length - old;
    if (old === 0 && length > 0) {
      this.used += 1;
      if (this.unused[vehicle.kind] === index) this.unused[vehicle.kind] = this.#unusedAfter(index);
    }
    if (old > 0 && length === 0) {
      this.used -= 1;
      const first = this.unused[vehicle.kind]!;
      if (first < 0 || index < first) this.unused[vehicle.kind] = index;
    }
  }

  /** Returns the first vehicle of the same kind after this one that serves nothing. */
  #unusedAfter(index: number): number {
    const vehicles = this.kinds[this.routes[index]!.vehicle.kind]!;
    for (let i = vehicles.indexOf(index) + 1; i < vehicles.length; i += 1) {
      if (this.routes[vehicles[i]!]!.length === 0) return vehicles[i]!;
    }
    return -1;
  }

  #leave(unit: number): void {
    this.#leftAt[unit] = this.leftCount;
    this.left[this.leftCount] = unit;
    this.leftCount += 1;
    this.penalties += this.problem.penalty[unit]!;
  }

  #take(unit: number): void {
    const at = this.#leftAt[unit]!;
    if (at < 0) return;
    this.leftCount -= 1;
    const last = this.left[this.leftCount]!;
    this.left[at] = last;
    this.#leftAt[last] = at;
    this.#leftAt[unit] = -1;
    this.penalties -= this.problem.penalty[unit]!;
    if (this.leftCount === 0) this.penalties = 0;
  }
}

import type { RoutingProblem } from './problem.ts';
import type { Place } from './insertion.ts';
import { refresh, VehicleRoute } from './route.ts';

/** What is remembered of a route, to undo a change. */
type Saved = { readonly at: number; readonly tasks: Int32Array };

/** Routes for all vehicles, and the units that none serves. Changes can be undone until `keep`. */
export class Plan {
  readonly routes: readonly VehicleRoute[];
  /** Vehicles that are interchangeable, by kind. */
  readonly kinds: readonly (readonly number[])[];
  /** The route of each task; -1 if it is not served. */
  readonly routeOf: Int32Array;
  /** Cost of the routes, and the penalties of what is left out. */
  cost = 0;
  readonly left = new Set<number>();
  readonly #problem: RoutingProblem;
  readonly #marked: Uint8Array;
  readonly #saved: Saved[] = [];
  readonly #isSaved: Uint8Array;
  readonly #seen: Uint8Array;
  #costBefore = 0;
  #leftBefore: readonly number[] = [];
  #served = 0;
  #used = 0;

  constructor(problem: RoutingProblem) {
    this.#problem = problem;
    this.routes = problem.vehicles.map((_, index) => new VehicleRoute(problem, index));
    const vehicles = problem.vehicles.map(({ kind }, at) => ({ kind, at }));
    this.kinds = [...Map.groupBy(vehicles, ({ kind }) => kind).values()].map((each) =>
      each.map(({ at }) => at),
    );
    this.routeOf = new Int32Array(problem.tasks).fill(-1);
    this.#marked = new Uint8Array(problem.units);
    this.#seen = new Uint8Array(problem.vehicles.length);
    this.#isSaved = new Uint8Array(problem.vehicles.length);
    for (const route of this.routes) refresh(problem, route);
    for (let unit = 0; unit < problem.units; unit += 1) {
      this.left.add(unit);
      this.cost += problem.penalty[unit]!;
    }
    this.keep();
  }

  used = (): number => this.#used;
  served = (): number => this.#served;
  isMarked = (unit: number): boolean => this.#marked[unit] === 1;
  /** Marks a unit to be removed by the next `settle` of its route. */
  mark(unit: number): void {
    this.#marked[unit] = 1;
  }

  /** True the first time a route is seen since `unsee`. */
  see(at: number): boolean {
    if (this.#seen[at] === 1) return false;
    this.#seen[at] = 1;
    return true;
  }
  unsee(routes: readonly number[]): void {
    for (const at of routes) this.#seen[at] = 0;
  }

  /** Remembers a route before its first change. */
  save(at: number): void {
    if (this.#isSaved[at] === 1) return;
    this.#isSaved[at] = 1;
    const { tasks, length } = this.routes[at]!;
    this.#saved.push({ at, tasks: tasks.slice(1, length + 1) });
  }

  /** Removes the marked units from a route. */
  settle(at: number): void {
    const route = this.routes[at]!;
    const { tasks, length } = route;
    const { unitOf, penalty, firstTask } = this.#problem;
    this.cost -= route.total;
    let kept = 0;
    const gone: number[] = [];
    for (let k = 1; k <= length; k += 1) {
      const task = tasks[k]!;
      const unit = unitOf[task]!;
      if (this.#marked[unit] === 0) {
        kept += 1;
        tasks[kept] = task;
        continue;
      }
      this.routeOf[task] = -1;
      if (firstTask[unit] === task) gone.push(unit);
    }
    route.length = kept;
    this.#served -= length - kept;
    if (kept === 0 && length > 0) this.#used -= 1;
    for (const unit of gone) {
      this.left.add(unit);
      this.cost += penalty[unit]!;
      this.#marked[unit] = 0;
    }
    refresh(this.#problem, route);
    this.cost += route.total;
  }

  /** Serves a unit at a place that `findPlace` found. */
  serve(unit: number, { route, first, second }: Place): void {
    if (route === undefined) throw new Error('A unit is served by a route');
    const { index: at } = route;
    this.serveIn(unit, at, { first, second });
  }

  serveIn(unit: number, at: number, { first, second }: Pick<Place, 'first' | 'second'>): void {
    this.save(at);
    const route = this.routes[at]!;
    const { firstTask, secondTask, penalty } = this.#problem;
    const before = route.total;
    if (route.length === 0) this.#used += 1;
    const task = firstTask[unit]!;
    const other = secondTask[unit]!;
    route.insert(task, first);
    this.routeOf[task] = at;
    this.#served += 1;
    if (other >= 0) {
      route.insert(other, second + 1);
      this.routeOf[other] = at;
      this.#served += 1;
    }
    refresh(this.#problem, route);
    this.cost += route.total - before;
    if (this.left.delete(unit)) this.cost -= penalty[unit]!;
  }

  /** Makes the changes since the last `keep` permanent. */
  keep(): void {
    for (const { at } of this.#saved) this.#isSaved[at] = 0;
    this.#saved.length = 0;
    this.#costBefore = this.cost;
    this.#leftBefore = [...this.left];
  }

  /** Undoes the changes since the last `keep`. */
  undo(): void {
    for (const { at } of this.#saved) {
      const route = this.routes[at]!;
      for (let k = 1; k <= route.length; k += 1) this.routeOf[route.tasks[k]!] = -1;
      this.#served -= route.length;
      if (route.length > 0) this.#used -= 1;
    }
    for (const { at, tasks } of this.#saved) {
      const route = this.routes[at]!;
      this.#isSaved[at] = 0;
      route.reserve(tasks.length);
      route.tasks.set(tasks, 1);
      route.length = tasks.length;
      for (const task of tasks) this.routeOf[task] = at;
      this.#served += tasks.length;
      if (tasks.length > 0) this.#used += 1;
      refresh(this.#problem, route);
    }
    this.#saved.length = 0;
    this.cost = this.#costBefore;
    this.left.clear();
    for (const unit of this.#leftBefore) this.left.add(unit);
  }

  /** The tasks of each route in order. */
  orders(): Int32Array[] {
    return this.routes.map(({ tasks, length }) => tasks.slice(1, length + 1));
  }
}

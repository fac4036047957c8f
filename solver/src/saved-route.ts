import type { VehicleRoute } from './route.ts';

/**
 * A copy of a route's state. Restoring swaps the arrays, because most changes of a search are
 * undone and need no recomputation.
 */
export class SavedRoute {
  /** Negative until its arrays are allocated: even an unused vehicle has a start and an end. */
  room = -1;
  length = 0;
  tasks = new Int32Array(0);
  place = new Int32Array(0);
  arcs = new Float64Array(0);
  departs = new Float64Array(0);
  latest = new Float64Array(0);
  load = new Float64Array(0);
  before = new Float64Array(0);
  after = new Float64Array(0);
  cost = 0;
  travelled = 0;
  metres = 0;
  groups = 0;

  take(route: VehicleRoute, { dimensions, isTimed, isOneWay }: Extent): void {
    if (this.room < route.length) this.#match(route);
    const { length } = route;
    const { tasks, place, arcs, departs, latest } = this;
    for (let k = 0; k <= length + 1; k += 1) {
      tasks[k] = route.tasks[k]!;
      place[k] = route.place[k]!;
      arcs[k] = route.arcs[k]!;
    }
    for (let k = 0; k <= length + 1 && isTimed; k += 1) {
      departs[k] = route.departs[k]!;
      latest[k] = route.latest[k]!;
    }
    const amounts = (isOneWay ? 1 : length + 1) * dimensions;
    for (let k = 0; k < amounts; k += 1) this.before[k] = route.before[k]!;
    for (let k = 0; k < amounts && !isOneWay; k += 1) {
      this.load[k] = route.load[k]!;
      this.after[k] = route.after[k]!;
    }
    this.length = length;
    this.cost = route.cost;
    this.travelled = route.travelled;
    this.metres = route.metres;
    this.groups = route.groups;
  }

  #match(route: VehicleRoute): void {
    this.room = route.room;
    this.tasks = new Int32Array(route.tasks.length);
    this.place = new Int32Array(route.place.length);
    this.arcs = new Float64Array(route.arcs.length);
    this.departs = new Float64Array(route.departs.length);
    this.latest = new Float64Array(route.latest.length);
    this.load = new Float64Array(route.load.length);
    this.before = new Float64Array(route.before.length);
    this.after = new Float64Array(route.after.length);
  }

  exchange(route: VehicleRoute): void {
    route.length = this.length;
    [route.room, this.room] = [this.room, route.room];
    [route.tasks, this.tasks] = [this.tasks, route.tasks];
    [route.place, this.place] = [this.place, route.place];
    [route.arcs, this.arcs] = [this.arcs, route.arcs];
    [route.departs, this.departs] = [this.departs, route.departs];
    [route.latest, this.latest] = [this.latest, route.latest];
    [route.load, this.load] = [this.load, route.load];
    [route.before, this.before] = [this.before, route.before];
    [route.after, this.after] = [this.after, route.after];
    route.cost = this.cost;
    route.travelled = this.travelled;
    route.metres = this.metres;
    route.groups = this.groups;
  }
}

type Extent = {
  readonly dimensions: number;
  readonly isTimed: boolean;
  readonly isOneWay: boolean;
};

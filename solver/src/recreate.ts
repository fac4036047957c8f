import { PlaceFinder } from './insertion.ts';
import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';
import type { Neighbours } from './neighbours.ts';
import type { VehicleRoute } from './route.ts';

/** The probability that a position is skipped (Christiaens and Vanden Berghe 2020). */
const blink = 0.01;
/** The maximum number of units tried in one step, so that many units left out cost little. */
const triedAtOnce = 40;

/** Insertion orders of units, and how often each is drawn. */
export type Orders = {
  /** Keys by unit, sorted in ascending order. Null is a random order. */
  readonly keys: readonly (Float64Array | null)[];
  /** The cumulative sum of their weights. */
  readonly upTo: readonly number[];
};

/**
 * Returns the orders of Christiaens and Vanden Berghe (2020): random, largest first, farthest
 * first, nearest first, and for time windows narrowest, earliest and latest first.
 */
export function ordersOf(problem: RoutingProblem): Orders {
  const { units, dimensions, firstTask, secondTask, location } = problem;
  const key = (of: (unit: number) => number): Float64Array =>
    Float64Array.from({ length: units }, (_, unit) => of(unit));
  const amount = (unit: number): number => {
    let sum = 0;
    for (let d = 0; d < dimensions; d += 1) {
      const at = firstTask[unit]! * dimensions + d;
      sum += problem.delivered[at]! + problem.collected[at]! + problem.shipped[at]!;
    }
    return sum;
  };
  const [vehicle] = problem.vehicles;
  const travel = problem.travel[vehicle?.travel ?? 0]!;
  const away = (unit: number): number =>
    travel.cost[(vehicle?.start ?? 0) * travel.size + location[firstTask[unit]!]!]!;
  const last = (unit: number): number =>
    secondTask[unit]! < 0 ? firstTask[unit]! : secondTask[unit]!;
  const hasWindows = problem.closes.some((closes) => closes < 1e12);
  const keys: (Float64Array | null)[] = [
    null,
    key((unit) => -amount(unit)),
    key((unit) => -away(unit)),
    key(away),
  ];
  const weights = [4, 4, 2, 1];
  if (hasWindows) {
    keys.push(
      key((unit) => problem.closes[last(unit)]! - problem.opens[firstTask[unit]!]!),
      key((unit) => problem.opens[firstTask[unit]!]!),
      key((unit) => -problem.closes[last(unit)]!),
    );
    weights.push(2, 2, 2);
  }
  let sum = 0;
  return { keys, upTo: weights.map((weight) => (sum += weight)) };
}

export type Recreating = {
  readonly orders: Orders;
  readonly random: Random;
  readonly neighbours: Neighbours;
};

/**
 * Inserts units one by one, each at its cheapest place ("greedy insertion with blinks", Christiaens
 * and Vanden Berghe, 2020). Units that fit nowhere are left out.
 */
export class Recreator {
  readonly #problem: RoutingProblem;
  readonly #recreating: Recreating;
  readonly #finder: PlaceFinder;
  /** Units to insert, in order, and the keys by which they are sorted. */
  readonly #units: Int32Array;
  /** Routes near the unit to insert. */
  readonly #near: Int32Array;
  #nearCount = 0;
  /** The number of the list in which route `at - 1` was last included; 0 stands for no route. */
  readonly #listedAt: Int32Array;
  #listing = 0;
  /** The unit's amount in the first dimension; routes with less spare capacity are not listed. */
  #needed = 0;

  constructor(problem: RoutingProblem, recreating: Recreating) {
    this.#problem = problem;
    this.#recreating = recreating;
    this.#finder = new PlaceFinder(problem, { random: recreating.random, blink });
    this.#units = new Int32Array(problem.units);
    this.#near = new Int32Array(problem.vehicles.length + 1);
    this.#listedAt = new Int32Array(problem.vehicles.length + 1);
  }

  /**
   * Stops when the cost of the routes reaches `limit`, because further insertions only add cost.
   */
  run(plan: Plan, limit = Infinity): void {
    const finder = this.#finder;
    const count = this.#order(plan);
    for (let i = 0; i < count && plan.routed < limit; i += 1) {
      const unit = this.#units[i]!;
      finder.begin(unit);
      this.#listNear(plan, unit);
      for (let j = 0; j < this.#nearCount; j += 1) {
        finder.consider(plan.routes[this.#near[j]!]!);
      }
      for (let kind = 0; kind < plan.unused.length; kind += 1) {
        const at = plan.unused[kind]!;
        if (at < 0) continue;
        const route = plan.routes[at]!;
        if (this.#openingCost(route, unit) < finder.cost) finder.consider(route);
      }
      if (finder.route === undefined) this.#considerAll(plan);
      if (finder.route === undefined) continue;
      plan.serve(unit, finder);
    }
  }

  /** Returns a lower bound of what an unused vehicle costs for a unit; exact for a job. */
  #openingCost({ vehicle, travel }: VehicleRoute, unit: number): number {
    const { firstTask, secondTask, location } = this.#problem;
    if (secondTask[unit]! >= 0) return vehicle.fixedCost;
    const { start, end, fixedCost } = vehicle;
    const at = location[firstTask[unit]!]!;
    return (
      fixedCost + travel.cost[start * travel.size + at]! + travel.cost[at * travel.size + end]!
    );
  }

  #considerAll(plan: Plan): void {
    for (const route of plan.routes) {
      if (route.length > 0) this.#finder.consider(route);
    }
  }

  /** Lists the routes that serve one of the stops nearest to a unit. */
  #listNear(plan: Plan, unit: number): void {
    const { firstTask, secondTask, delivered, dimensions } = this.#problem;
    this.#nearCount = 0;
    this.#listing = (this.#listing + 1) | 0;
    const first = firstTask[unit]!;
    this.#needed = dimensions > 0 ? delivered[first * dimensions]! : 0;
    this.#collect(plan, first);
    const second = secondTask[unit]!;
    if (second >= 0) this.#collect(plan, second);
  }

  /** Adds routes without branches: whether one is listed already or full is hard to foresee. */
  #collect({ routeOf, spareAfter }: Plan, task: number): void {
    const { close, closest } = this.#recreating.neighbours;
    const needed = this.#needed;
    const listed = this.#listedAt;
    const listing = this.#listing;
    const list = this.#near;
    let count = this.#nearCount;
    const from = task * closest;
    for (let i = from; i < from + closest; i += 1) {
      const at = routeOf[close[i]!]! + 1;
      list[count] = at - 1;
      count += Number(listed[at] !== listing) & Number(spareAfter[at]! >= needed);
      listed[at] = listing;
    }
    this.#nearCount = count;
  }

  /** Lists the units left out, in a randomly drawn order; returns how many are to be inserted. */
  #order({ left, leftCount, served }: Plan): number {
    const { orders, random } = this.#recreating;
    const units = this.#units;
    for (let i = 0; i < leftCount; i += 1) units[i] = left[i]!;
    const count = served > 0 ? Math.min(leftCount, triedAtOnce) : leftCount;
    for (let i = 0; i < count; i += 1) {
      const j = i + random.index(leftCount - i);
      const unit = units[j]!;
      units[j] = units[i]!;
      units[i] = unit;
    }
    const drawn = random.next() * orders.upTo[orders.upTo.length - 1]!;
    let order = 0;
    while (drawn >= orders.upTo[order]!) order += 1;
    const keys = orders.keys[order]!;
    if (keys === null) return count;
    if (count > triedAtOnce) units.subarray(0, count).sort((a, b) => keys[a]! - keys[b]!);
    else sortFew(units, { count, keys });
    return count;
  }
}

/** Insertion sort, the fastest for short lists. */
function sortFew(
  units: Int32Array,
  { count, keys }: { readonly count: number; readonly keys: Float64Array },
): void {
  for (let i = 1; i < count; i += 1) {
    const unit = units[i]!;
    const key = keys[unit]!;
    let j = i - 1;
    while (j >= 0 && keys[units[j]!]! > key) {
      units[j + 1] = units[j]!;
      j -= 1;
    }
    units[j + 1] = unit;
  }
}

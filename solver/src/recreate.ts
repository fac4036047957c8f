import { PlaceFinder } from './insertion.ts';
import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';
import type { Random } from './random.ts';
import type { Neighbours } from './ruin.ts';

/** Probability that a position is passed over (Christiaens and Vanden Berghe 2020). */
const blink = 0.01;
/** More than these are not tried in one step, so that a long list of leftovers costs little. */
const triedAtOnce = 40;

/** Orders in which units are inserted, and how often each is drawn. */
export type Orders = {
  /** Keys by unit; the smallest goes first. Null is by chance. */
  readonly keys: readonly (Float64Array | null)[];
  /** The running sum of their weights. */
  readonly upTo: readonly number[];
};

/**
 * The orders of Christiaens and Vanden Berghe (2020): by chance, largest first, farthest first,
 * nearest first, and for time windows narrowest, earliest and latest first.
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

/** Routes that pass none of so many nearest stops are not tried for a unit. */
const nearestTried = 20;

export type Recreating = {
  readonly orders: Orders;
  readonly random: Random;
  readonly neighbours: Neighbours;
};

/**
 * Inserts units one by one, each at its cheapest place ("greedy insertion with blinks", Christiaens
 * and Vanden Berghe, 2020). What fits nowhere stays left out.
 */
export function recreate(
  problem: RoutingProblem,
  plan: Plan,
  { orders, random, neighbours }: Recreating,
): void {
  const finder = new PlaceFinder(problem, { random, blink });
  const empty: number[] = [];
  const near: number[] = [];
  listEmpty(plan, empty);
  for (const unit of ordered(problem, plan, { orders, random })) {
    finder.begin(unit);
    listNear(problem, plan, { unit, neighbours, near });
    for (let i = 0; i < near.length; i += 1) {
      finder.consider(plan.routes[near[i]!]!);
    }
    for (let i = 0; i < empty.length; i += 1) {
      finder.consider(plan.routes[empty[i]!]!);
    }
    if (finder.route === undefined) {
      for (const route of plan.routes) {
        if (route.length > 0) finder.consider(route);
      }
    }
    if (finder.route === undefined) continue;
    const wasEmpty = finder.route.length === 0;
    plan.serve(unit, finder);
    if (wasEmpty) listEmpty(plan, empty);
  }
}

/** One unused vehicle of each kind, into `empty`. */
function listEmpty(plan: Plan, empty: number[]): void {
  empty.length = 0;
  for (const vehicles of plan.kinds) {
    for (let i = 0; i < vehicles.length; i += 1) {
      const at = vehicles[i]!;
      if (plan.routes[at]!.length > 0) continue;
      empty.push(at);
      break;
    }
  }
}

/** The routes that serve one of the stops nearest to a unit, into `near`. */
function listNear(
  problem: RoutingProblem,
  plan: Plan,
  { unit, neighbours, near }: { unit: number; neighbours: Neighbours; near: number[] },
): void {
  near.length = 0;
  const second = problem.secondTask[unit]!;
  collect(plan, neighbours.of(problem.firstTask[unit]!), near);
  if (second >= 0) collect(plan, neighbours.of(second), near);
  plan.unsee(near);
}

function collect(plan: Plan, near: Int32Array, found: number[]): void {
  const most = Math.min(near.length, nearestTried);
  for (let i = 0; i < most; i += 1) {
    const at = plan.routeOf[near[i]!]!;
    if (at >= 0 && plan.see(at)) found.push(at);
  }
}

function ordered(
  problem: RoutingProblem,
  plan: Plan,
  { orders, random }: { readonly orders: Orders; readonly random: Random },
): readonly number[] {
  let units = [...plan.left];
  if (units.length > triedAtOnce && plan.served() > 0) {
    for (let i = 0; i < triedAtOnce; i += 1) {
      const j = i + random.index(units.length - i);
      [units[i], units[j]] = [units[j]!, units[i]!];
    }
    units = units.slice(0, triedAtOnce);
  }
  const drawn = random.next() * orders.upTo.at(-1)!;
  const keys = orders.keys[orders.upTo.findIndex((upTo) => drawn < upTo)];
  if (keys === null || keys === undefined) {
    for (let i = units.length - 1; i > 0; i -= 1) {
      const j = random.index(i + 1);
      [units[i], units[j]] = [units[j]!, units[i]!];
    }
    return units;
  }
  return units.sort((a, b) => keys[a]! - keys[b]!);
}

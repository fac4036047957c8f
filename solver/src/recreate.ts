import { findPlace, type Looking, noPlace } from './insertion.ts';
import type { Plan } from './plan.ts';
import type { Problem } from './problem.ts';
import type { Random } from './random.ts';

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
export function ordersOf(problem: Problem): Orders {
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

/**
 * Inserts units one by one, each at its cheapest place ("greedy insertion with blinks", Christiaens
 * and Vanden Berghe, 2020). What fits nowhere stays left out.
 */
export function recreate(
  problem: Problem,
  plan: Plan,
  { orders, random }: { readonly orders: Orders; readonly random: Random },
): void {
  const units = ordered(problem, plan, { orders, random });
  const looking: Looking = { random, blink };
  for (const unit of units) {
    const place = noPlace();
    place.cost = problem.penalty[unit]!;
    const emptyKinds = new Set<number>();
    for (const route of plan.routes) {
      if (route.length === 0) {
        if (emptyKinds.has(route.vehicle.kind)) continue;
        emptyKinds.add(route.vehicle.kind);
      }
      findPlace(problem, { unit, route }, place, looking);
    }
    if (place.route !== undefined) plan.serve(unit, place);
  }
}

function ordered(
  problem: Problem,
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

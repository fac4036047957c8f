import { Rewriting } from './moves/rewriting.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** The probability that a ruined route gets another vehicle, if vehicles differ. */
const share = 0.1;

/**
 * Moves the rest of a ruined route to an unused vehicle of another kind, or exchanges it with a
 * vehicle of equal capacity, such as one of another depot. Insertion alone opens the vehicle that
 * is cheapest for one stop and never replaces it (compare the fleet moves of Penna, Subramanian and
 * Ochi, "An iterated local search heuristic for the heterogeneous fleet vehicle routing problem",
 * 2013).
 */
export class VehicleExchange {
  readonly #plan: Plan;
  readonly #random: Random;
  readonly #rewriting: Rewriting;

  constructor(plan: Plan, random: Random) {
    this.#plan = plan;
    this.#random = random;
    this.#rewriting = new Rewriting(plan);
  }

  /** Runs after a ruin: exchanges at random, if both routes stay feasible. */
  run(): void {
    const { kinds, changed, changedCount, routes } = this.#plan;
    const random = this.#random;
    if (kinds.length < 2 || changedCount === 0 || random.next() >= share) return;
    const vehicles = kinds[random.index(kinds.length)]!;
    const a = routes[changed[random.index(changedCount)]!]!;
    const b = routes[vehicles[random.index(vehicles.length)]!]!;
    if (a.vehicle.kind === b.vehicle.kind || a.length === 0) return;
    if (b.length > 0 && !isAlike(a.capacity, b.capacity)) return;
    const rewriting = this.#rewriting;
    rewriting.clear();
    rewriting.begin(a.index);
    if (b.length > 0) rewriting.append(b, 1, b.length);
    rewriting.begin(b.index);
    rewriting.append(a, 1, a.length);
    if (rewriting.gain() > -Infinity) rewriting.make();
  }
}

const isAlike = (one: Float64Array, other: Float64Array): boolean =>
  one.every((amount, d) => amount === other[d]);

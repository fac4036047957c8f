import { Rewriting } from './moves/rewriting.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { isWithinCapacity, type VehicleRoute } from './route.ts';

/** The probability that a ruined route gets another vehicle, if vehicles differ. */
const share = 0.2;
/** The probability that this is the vehicle of another ruined route, which passes nearby. */
const ruinedShare = 0.5;

/**
 * Exchanges the vehicles of a ruined route and of another route or an unused vehicle of another
 * kind. Stops that the smaller vehicle cannot carry are removed from one end of its new route, and
 * inserted again with those that were ruined. Insertion alone opens the vehicle that is cheapest
 * for one stop and never replaces it (compare the fleet moves of Penna, Subramanian and Ochi, "An
 * iterated local search heuristic for the heterogeneous fleet vehicle routing problem", 2013).
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
    const { kinds, changedCount } = this.#plan;
    const random = this.#random;
    if (kinds.length < 2 || changedCount === 0 || random.next() >= share) return;
    const a = this.#ruined();
    const b = random.next() < ruinedShare ? this.#ruined() : this.#any();
    if (a.vehicle.kind === b.vehicle.kind || a.length === 0) return;
    this.#shorten(a, b.capacity);
    this.#shorten(b, a.capacity);
    const rewriting = this.#rewriting;
    rewriting.clear();
    rewriting.begin(a.index);
    if (b.length > 0) rewriting.append(b, 1, b.length);
    rewriting.begin(b.index);
    if (a.length > 0) rewriting.append(a, 1, a.length);
    if (rewriting.gain() > -Infinity) rewriting.make();
  }

  #ruined(): VehicleRoute {
    const { changed, changedCount, routes } = this.#plan;
    return routes[changed[this.#random.index(changedCount)]!]!;
  }

  /** Draws a kind first, so that kinds of few vehicles are drawn as often. */
  #any(): VehicleRoute {
    const { kinds, routes } = this.#plan;
    const vehicles = kinds[this.#random.index(kinds.length)]!;
    return routes[vehicles[this.#random.index(vehicles.length)]!]!;
  }

  /** Removes stops from one end, drawn at random, until the load is within another capacity. */
  #shorten(route: VehicleRoute, capacity: Float64Array): void {
    const plan = this.#plan;
    const { problem } = plan;
    if (isWithinCapacity(problem, route, capacity)) return;
    plan.save(route.index);
    const isFromEnd = this.#random.next() < 0.5;
    while (!isWithinCapacity(problem, route, capacity)) {
      plan.mark(problem.unitOf[route.tasks[isFromEnd ? route.length : 1]!]!);
      plan.settle(route.index);
    }
  }
}

import { Rewriting } from './moves/rewriting.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';

/** How often a ruined route is given another vehicle, where vehicles differ. */
const share = 0.1;

/**
 * Exchanges what a ruined route has left with a vehicle of another kind, used or not. Insertion
 * alone opens the vehicle that is cheapest for one stop and never trades it for a larger one or one
 * of another depot (compare the fleet moves of Penna, Subramanian and Ochi, "An iterated local
 * search heuristic for the heterogeneous fleet vehicle routing problem", 2013).
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

  /** After a ruin: exchanges by chance, if both routes stay feasible. */
  run(): void {
    const { kinds, changed, changedCount, routes } = this.#plan;
    const random = this.#random;
    if (kinds.length < 2 || changedCount === 0 || random.next() >= share) return;
    const vehicles = kinds[random.index(kinds.length)]!;
    const a = routes[changed[random.index(changedCount)]!]!;
    const b = routes[vehicles[random.index(vehicles.length)]!]!;
    if (a.vehicle.kind === b.vehicle.kind || a.length + b.length === 0) return;
    const rewriting = this.#rewriting;
    rewriting.clear();
    rewriting.begin(a.index);
    if (b.length > 0) rewriting.append(b, 1, b.length);
    rewriting.begin(b.index);
    if (a.length > 0) rewriting.append(a, 1, a.length);
    if (rewriting.gain() > -Infinity) rewriting.make();
  }
}

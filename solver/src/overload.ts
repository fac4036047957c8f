import type { Plan } from './plan.ts';
import type { RoutingProblem } from './problem.ts';

/** The price is looked at every so many plans; this share of them is to keep the capacities. */
const interval = 200;
const wantedShare = 0.3;
const step = 1.1;

/**
 * What load beyond a capacity costs while the search runs: it goes up while few plans keep the
 * capacities and down while many do, so that the search passes through plans which do not (Vidal
 * et al., "A hybrid genetic algorithm for multidepot and periodic vehicle routing problems", 2012).
 * Only where jobs receive alone: there the load of a route does not depend on the order.
 */
export class OverloadPrice {
  readonly #plan: Plan;
  readonly #isUsed: boolean;
  #looked = 0;
  #kept = 0;

  constructor(problem: RoutingProblem, plan: Plan, averageArc: number) {
    const { delivered, units, isOneWay } = problem;
    this.#plan = plan;
    this.#isUsed = isOneWay && problem.dimensions > 0;
    if (!this.#isUsed) return;
    const amount = delivered.reduce((sum, each) => sum + each, 0) / units;
    plan.overloadRate = averageArc / Math.max(amount, 1e-9);
  }

  /** Looks at the current plan, between changes. */
  look(): void {
    if (!this.#isUsed) return;
    this.#looked += 1;
    if (this.#plan.overload === 0) this.#kept += 1;
    if (this.#looked < interval) return;
    const isTooHigh = this.#kept > interval * wantedShare;
    this.#plan.overloadRate *= isTooHigh ? 1 / step : step;
    this.#looked = 0;
    this.#kept = 0;
  }
}

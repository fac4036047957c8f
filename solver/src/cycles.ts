import type { RoutingProblem } from './problem.ts';

/** How many iterations for each unit a cycle has at least. */
const perUnit = 250;
const cyclesMax = 24;
/** The part of a search after which its number of iterations is estimated. */
const known = 0.01;

/**
 * The cycles of a search: in each, the temperature falls once. Where vehicles differ, the search
 * commits itself early to which vehicles serve what, and several short cycles find more than a long
 * one. Elsewhere there is one.
 */
export class Cycles {
  /** How far the cycle is, from 0 to 1. */
  share = 0;
  isFirst = true;
  count = 1;
  #at = 0;
  #isKnown: boolean;
  readonly #units: number;

  constructor(problem: RoutingProblem) {
    this.#units = problem.units;
    this.#isKnown = !isMixed(problem);
  }

  /**
   * Updates how far the search is, from 0 to 1, after so many iterations; returns whether a cycle
   * has just ended.
   */
  update(share: number, iterations: number): boolean {
    if (!this.#isKnown && share > known) {
      this.#isKnown = true;
      const expected = iterations / share / (perUnit * this.#units);
      this.count = Math.min(cyclesMax, Math.max(1, Math.round(expected)));
    }
    const at = Math.min(this.count - 1, Math.floor(share * this.count));
    const hasEnded = at > this.#at;
    this.#at = at;
    this.isFirst = at === 0;
    this.share = share * this.count - at;
    return hasEnded;
  }
}

/** Returns whether vehicles differ in what they carry or cost. */
export const isMixed = ({ vehicles, dimensions }: RoutingProblem): boolean =>
  vehicles.some(({ capacity, fixedCost, travel }) => {
    const [first] = vehicles;
    if (fixedCost !== first!.fixedCost || travel !== first!.travel) return true;
    return Array.from({ length: dimensions }, (_, d) => d).some(
      (d) => capacity[d] !== first!.capacity[d],
    );
  });

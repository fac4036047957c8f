import type { Plan } from '../plan.ts';
import type { RoutingProblem } from '../problem.ts';
import type { Rewriting } from './rewriting.ts';

/** A change of one or two routes that brings a stop next to another that is near. */
export type Move = {
  readonly name: string;
  /** Whether it can improve plans of this problem. */
  readonly suits: (problem: RoutingProblem) => boolean;
  /**
   * How much less the ways cost afterwards, in constant time, whether or not the routes would be
   * feasible; -Infinity where the move does not exist.
   */
  readonly gain: (plan: Plan, u: number, v: number) => number;
  /** Writes what the routes would be. */
  readonly write: (plan: Plan, pair: Pair, rewriting: Rewriting) => void;
};

export type Pair = { readonly u: number; readonly v: number };

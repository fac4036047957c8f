import type { Plan } from '../plan.ts';
import type { RoutingProblem } from '../problem.ts';
import type { Rewriting } from './rewriting.ts';

/** A change of one or two routes that makes two near stops adjacent. */
export type SolverMove = {
  readonly name: string;
  /** Returns whether it can improve plans of this problem. */
  readonly suits: (problem: RoutingProblem) => boolean;
  /**
   * Returns the reduction in travel cost, in constant time, without checking feasibility; -Infinity
   * if the move does not exist.
   */
  readonly gain: (plan: Plan, u: number, v: number) => number;
  /** Writes the resulting routes. */
  readonly write: (plan: Plan, pair: StopPair, rewriting: Rewriting) => void;
};

export type StopPair = { readonly u: number; readonly v: number };

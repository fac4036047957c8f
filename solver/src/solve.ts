import { type BetterPlan, search, type SearchProgress } from './search.ts';
import { problemOf } from './read-vroom.ts';
import { solutionOf } from './write-vroom.ts';
import type { Matrices, VroomInput, VroomSolution } from './vroom.ts';

export type SolveOptions = {
  readonly seed: number;
  /** How far the search is, from 0 to 1, after so many iterations; it ends at 1. */
  readonly progress: (iterations: number) => number;
  /** Called with each better plan that is found. */
  readonly onBetter?: (better: BetterSolution) => void;
};

/** `solution` returns the best plan at the time of its call, as VROOM's output. */
export type BetterSolution = SearchProgress & { readonly solution: () => VroomSolution };

/** A search that ends after so many iterations, the same on every machine. */
export const byIterations =
  (most: number): SolveOptions['progress'] =>
  (iterations) =>
    Math.min(1, iterations / most);

/** A search that ends when the time is over, by a clock that counts milliseconds. */
export function byTime(budget_ms: number, now: () => number): SolveOptions['progress'] {
  const began = now();
  return () => Math.min(1, (now() - began) / budget_ms);
}

/**
 * Plans routes for an input of VROOM's API with explicit matrices.
 * @throws {InputRefusal} if the input cannot be read
 */
export function solveVroom(
  input: VroomInput,
  matrices: Matrices,
  options: SolveOptions,
): VroomSolution {
  const problem = problemOf(input, matrices);
  const { onBetter, ...rest } = options;
  if (onBetter === undefined) return solutionOf(input, problem, search(problem, rest));
  const tellBetter = ({ cost, iterations, orders }: BetterPlan) => {
    const solution = () => solutionOf(input, problem, { cost, iterations, orders: orders() });
    onBetter({ cost, iterations, solution });
  };
  return solutionOf(input, problem, search(problem, { ...rest, onBetter: tellBetter }));
}

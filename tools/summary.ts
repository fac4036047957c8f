/** The summary at the end of a run of checks. */
import type { Outcome } from './test-outcome.ts';

export type Result = {
  readonly name: string;
  readonly seconds: number;
  readonly ok: boolean;
  /** Absent if the step runs no tests. */
  readonly tests: Outcome | undefined;
};

/**
 * Returns a line for each step, one for each failed test, and their counts if any step ran some:
 * the end of a long output is what a build server shows.
 */
export function summaryOf(results: readonly Result[]): readonly string[] {
  const steps = results.map(
    ({ name, ok, seconds }) =>
      `${ok ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`,
  );
  const ranTests = results.some(({ tests }) => tests !== undefined);
  const failures = results.flatMap(({ tests }) => tests?.failures ?? []);
  const failed = failures.map((test) => `  ✗ ${test}`);
  return ranTests ? [...steps, ...failed, countsOf(results)] : steps;
}

/**
 * Ensures that a failed run never reports "0 failed": a failed step without a failing test counts
 * as one.
 */
function countsOf(results: readonly Result[]): string {
  const sum = (countOf: (result: Result) => number) =>
    results.reduce((total, result) => total + countOf(result), 0);
  const passed = sum(({ tests }) => tests?.passed ?? 0);
  const failed = sum(({ ok, tests }) => Math.max(tests?.failed ?? 0, ok ? 0 : 1));
  return `${passed} passed, ${failed} failed`;
}

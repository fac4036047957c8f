/** What widgets accept as the problem of an action: an error, its text, or nothing. */
export type ProblemLike = Error | string | null | undefined;

/** Returns the sentence to show for a problem; undefined if there is none. */
export function problemText(problem: ProblemLike): string | undefined {
  if (problem === null || problem === undefined || problem === '') return undefined;
  return typeof problem === 'string' ? problem : problem.message;
}

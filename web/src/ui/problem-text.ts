/** What widgets accept as the problem of an act: an error, its text, or nothing. */
export type ProblemLike = Error | string | null | undefined;

/** The sentence to show for a problem; undefined when there is none. */
export function problemText(problem: ProblemLike): string | undefined {
  if (problem === null || problem === undefined || problem === '') return undefined;
  return typeof problem === 'string' ? problem : problem.message;
}

import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { brokenUnique } from '#platform/db/failures.ts';

/** Waits for a write; a unique index that it breaks is refused as the problem named for it. */
export async function refuseTaken<T>(
  write: Promise<T>,
  taken: Readonly<Record<string, ProblemDefinition>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const problem = taken[brokenUnique(error) ?? ''];
    throw problem === undefined ? error : new Problem(problem);
  }
}

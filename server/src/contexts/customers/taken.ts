import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { brokenUnique } from '#platform/db/failures.ts';

/** What is refused where a unique index breaks, and the field of the form that is to blame. */
export type Taken = readonly [problem: ProblemDefinition, member: string];

/** Waits for a write; a unique index that it breaks is refused as the problem named for it. */
export async function refuseTaken<T>(
  write: Promise<T>,
  taken: Readonly<Record<string, Taken>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const refused = taken[brokenUnique(error) ?? ''];
    if (refused === undefined) throw error;
    const [problem, member] = refused;
    const { message } = problem;
    throw new Problem(problem, { validationErrors: [{ message, members: [member] }] });
  }
}

import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { brokenConstraint, brokenUnique } from '#platform/db/failures.ts';

/** What is refused where an index or key breaks, and the field of the form that is to blame. */
export type UniqueRule = readonly [problem: ProblemDefinition, member: string];

/** Waits for a write; the index or key that it breaks is refused as the problem named for it. */
export async function refuseDuplicate<T>(
  write: Promise<T>,
  uniqueFields: Readonly<Record<string, UniqueRule>>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const refused = uniqueFields[brokenUnique(error) ?? brokenConstraint(error) ?? ''];
    if (refused === undefined) throw error;
    const [problem, member] = refused;
    const { message } = problem;
    throw new Problem(problem, { validationErrors: [{ message, members: [member] }] });
  }
}

import { Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { brokenConstraint, brokenUnique } from '#platform/db/failures.ts';

/** The refusal for a violated index or key, and the form field at fault. */
export type UniqueRule = readonly [problem: ProblemDefinition, member: string];

/** Awaits a write and converts a violation of an index or key to the problem given for it. */
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

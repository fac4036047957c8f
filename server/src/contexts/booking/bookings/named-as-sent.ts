import { Problem } from '@waybill/contract/problem';
import { MeasureRefusal } from '@waybill/kernel/measures';

/** Names the members of refusals as the request nests them: `booking.items[0].weight.value`. */
export async function namedAsSent<T>(prefix: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MeasureRefusal) {
      throw new MeasureRefusal(`${prefix}.${error.member}`, error.message);
    }
    throw error instanceof Problem ? underPrefix(error, prefix) : error;
  }
}

/** The refusal, its members named under a prefix. */
export function underPrefix(problem: Problem, prefix: string): Problem {
  if (problem.validationErrors === null) return problem;
  const validationErrors = problem.validationErrors.map(({ message, members }) => ({
    message,
    members: members.map((member) => `${prefix}.${member}`),
  }));
  const details = problem.details === null ? {} : { details: problem.details };
  return new Problem(problem.definition, {
    message: problem.message,
    ...details,
    validationErrors,
  });
}

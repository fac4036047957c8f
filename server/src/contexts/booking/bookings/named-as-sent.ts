import { Problem } from '@waybill/contract/problem';
import { MeasureRefusal } from '@waybill/kernel/measures';

/** Prefixes the members of refusals as nested in the request: `booking.items[0].weight.value`. */
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

/** Returns the refusal with a prefix on its members. */
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

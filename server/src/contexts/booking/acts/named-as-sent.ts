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
    if (!(error instanceof Problem) || error.validationErrors === null) throw error;
    throw prefixed(error, error.validationErrors, prefix);
  }
}

function prefixed(
  problem: Problem,
  errors: NonNullable<Problem['validationErrors']>,
  prefix: string,
): Problem {
  const validationErrors = errors.map(({ message, members }) => ({
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

import { failure, type FailureEnvelope } from '@waybill/contract/envelope';
import { generalProblems, notValidField, Problem, problemCodes } from '@waybill/contract/problem';
import { MeasureRefusal } from '@waybill/kernel/measures';
import { inspect } from 'node:util';
import { isBeingMoved, isUnavailable } from '../db/failures.ts';
import { ListRefusal } from '../lists/refusal.ts';

export type HttpRefusal = {
  readonly status: number;
  readonly envelope: FailureEnvelope;
  /** True for a bug or fault of ours, which is logged with its stack. */
  readonly unexpected: boolean;
  /** After how many seconds to try again, for 429 and 503. */
  readonly retryAfter_s?: number;
};

const unexpectedMessage = 'An internal error occurred during your request!';

/**
 * Converts any error to status and envelope: a declared problem as declared, anything else a 500.
 *
 * @param showsCause - true in development: the details of a 500 are the stack of its cause
 */
export function refusalOf(error: unknown, showsCause = false): HttpRefusal {
  if (error instanceof Problem) return { ...asDeclared(error), unexpected: false };
  if (error instanceof ListRefusal) {
    return { ...asDeclared(notValidField(error.member, error.message)), unexpected: false };
  }
  if (error instanceof MeasureRefusal) {
    return { ...asDeclared(notValidField(error.member, error.message)), unexpected: false };
  }
  if (isBeingMoved(error)) {
    return { ...asDeclared(new Problem(generalProblems.Busy)), unexpected: false, retryAfter_s: 1 };
  }
  if (isUnavailable(error)) {
    return { ...asDeclared(new Problem(generalProblems.Busy)), unexpected: true };
  }
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return ofFastify(status, error);
  return {
    status: 500,
    envelope: failure(
      {
        code: 0,
        message: unexpectedMessage,
        details: showsCause ? inspect(error) : null,
        validationErrors: null,
      },
      false,
    ),
    unexpected: true,
  };
}

function asDeclared(problem: Problem): Omit<HttpRefusal, 'unexpected'> {
  const { status, code } = problem.definition;
  const errors = problem.validationErrors;
  return {
    status,
    envelope: failure(
      {
        code,
        message: problem.message,
        ...(problem.sentence && { sentence: problem.sentence }),
        details: problem.details,
        validationErrors: errors?.map((e) => ({ ...e, members: [...e.members] })) ?? null,
      },
      status === 401 || status === 403,
    ),
  };
}

/** Requests that never reached a handler: malformed JSON, too large, wrong content type. */
function ofFastify(status: number, error: unknown): HttpRefusal {
  const message = error instanceof Error ? error.message : 'The request could not be read.';
  const code = status === 429 ? problemCodes.limit : problemCodes.validation;
  return {
    status,
    envelope: failure({ code, message, details: null, validationErrors: null }, false),
    unexpected: false,
  };
}

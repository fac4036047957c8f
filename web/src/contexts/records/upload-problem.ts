import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';

/** Why an upload was not taken, in words for people: what is said of the file itself comes first. */
export const uploadProblem = (error: Error): string =>
  fieldErrorsOf(error)['file'] ?? explain(error).message;

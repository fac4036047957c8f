import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';

export type UploadRefusal = {
  readonly message: string;
  /** True where sending the same file again cannot help. */
  readonly isFinal: boolean;
};

/**
 * Why an upload was not taken, in words for people: what is said of the file itself comes first.
 */
export function uploadProblem(error: Error): UploadRefusal {
  const ofFile = fieldErrorsOf(error)['file'];
  return { message: ofFile ?? explain(error).message, isFinal: ofFile !== undefined };
}

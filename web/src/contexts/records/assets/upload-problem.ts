import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';

export type UploadRefusal = {
  readonly message: string;
  /** True if retrying with the same file cannot succeed. */
  readonly isFinal: boolean;
};

/** Explains why an upload was refused; messages about the file itself come first. */
export function uploadProblem(error: Error): UploadRefusal {
  const ofFile = fieldErrorsOf(error)['file'];
  return { message: ofFile ?? explain(error).message, isFinal: ofFile !== undefined };
}

import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { explain } from './explain.ts';
import type { FieldErrors } from './errors.ts';
import { HttpError, RequestShapeError } from './errors.ts';

/** Returns the messages of a failed call by form field; empty if it names none. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof HttpError || error instanceof RequestShapeError ? error.fieldErrors() : {};

/**
 * Shows a failed call's messages at their fields, and the others as errors of the form. Field names
 * are compared ignoring case, as the API does. The first invalid field receives the focus.
 * @param fields the names that the form shows, in their order; messages about others go to its
 * root.
 */
export function showInForm<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
): void {
  const byLowerCase = new Map(
    Object.entries(fieldErrorsOf(error)).map(([member, message]) => [
      member.toLowerCase(),
      message,
    ]),
  );
  let placed = 0;
  for (const field of fields) {
    const message = byLowerCase.get(field.toLowerCase());
    if (message === undefined || !byLowerCase.delete(field.toLowerCase())) continue;
    setError(field, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  const homeless = [...byLowerCase.values()];
  if (placed > 0 && homeless.length === 0) return;
  const message = homeless.length > 0 ? homeless.join(' ') : explain(error).message;
  setError('root', { type: 'server', message });
}

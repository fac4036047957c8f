import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { explain } from './explain.ts';
import type { FieldErrors } from './errors.ts';
import { HttpError, RequestShapeError } from './errors.ts';

/** The complaints of a failed call by form field; empty where it names none. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof HttpError || error instanceof RequestShapeError ? error.fieldErrors() : {};

/**
 * Puts a failed call's complaints where they belong: each at its field, the rest at the form.
 * Field names are compared without regard to case, as the wire does. The first of the fields that
 * are complained about gets the focus.
 * @param fields the names the form shows, in their order; complaints about others go to its root.
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

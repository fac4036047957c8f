import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { explain } from './explain.ts';
import type { FieldErrors } from './errors.ts';
import { HttpError, RequestShapeError } from './errors.ts';

/** The complaints of a failed call by form field; empty where it names none. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  error instanceof HttpError || error instanceof RequestShapeError ? error.fieldErrors() : {};

/**
 * Puts a failed call's complaints where they belong: each at its field, the rest at the form.
 * Field names are compared without regard to case, as the wire does.
 * @param fields the names the form shows; complaints about others go to the form's root.
 */
export function showInForm<V extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<V>,
  fields: readonly Path<V>[],
): void {
  const byLowerCase = new Map(fields.map((name) => [name.toLowerCase(), name]));
  const complaints = Object.entries(fieldErrorsOf(error));
  const homeless: string[] = [];
  let placed = 0;
  for (const [member, message] of complaints) {
    const field = byLowerCase.get(member.toLowerCase());
    if (field === undefined) {
      homeless.push(message);
      continue;
    }
    setError(field, { type: 'server', message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  if (placed > 0 && homeless.length === 0) return;
  const message = homeless.length > 0 ? homeless.join(' ') : explain(error).message;
  setError('root', { type: 'server', message });
}

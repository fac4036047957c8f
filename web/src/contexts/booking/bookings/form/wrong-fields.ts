import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { type Fault, sectionOf } from './faults.ts';
import type { Compose } from './values.ts';

/**
 * Returns the fields with errors, by their own rules or by the form's faults, from top to bottom.
 * Those of a collapsed section are not rendered.
 */
export function wrongFields<Values extends Compose>(
  { control, getFieldState }: UseFormReturn<Values>,
  faults: readonly Fault[],
): readonly string[] {
  const drawn = [...control._names.mount].filter(
    (name) => getFieldState(name as FieldPath<Values>).invalid,
  );
  const all = new Set([...drawn, ...faults.map(({ field }) => field)]);
  return [...all].toSorted((one, other) => sectionOf(one) - sectionOf(other));
}

import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { type Fault, sectionOf } from './faults.ts';
import type { Compose } from './values.ts';

/**
 * The fields that are wrong by their own rules or by what the form as a whole says of them, from
 * the top of the form down. Those of a section that is folded are not drawn.
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

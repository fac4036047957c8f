import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame, type Overlap, overlapsOf } from './overlap.ts';

export type Overlaps = {
  /** Fields changed by both sides and not resolved yet. */
  readonly open: readonly Overlap[];
  readonly choose: (overlap: Overlap, choice: 'mine' | 'theirs') => void;
};

/**
 * Shows newer values in the fields that the form has not changed, and returns other users' changes
 * to those that it has: detected whenever newer values arrive, by a live update or after a refused
 * save. The form shows its own value until one is chosen.
 */
export function useOverlaps<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
) {
  const base = useRef(values);
  /** The last values that arrived: older than the base between a save and the next read. */
  const arrived = useRef(values);
  const [open, setOpen] = useState<readonly Overlap[]>([]);
  /** The same without delay: the effect of the same render does not see the new state yet. */
  const held = useRef(open);
  const replace = (next: readonly Overlap[]) => {
    held.current = next;
    setOpen(next);
  };
  useLayoutEffect(() => {
    if (isSame(arrived.current, values)) return;
    arrived.current = values;
    const found = overlapsOf({ base: base.current, mine: form.getValues(), theirs: values });
    base.current = values;
    form.reset(values, { keepDirtyValues: true, keepErrors: true, keepFieldsRef: true });
    if (found.length === 0) return;
    const others = held.current.filter(({ path }) => found.every((each) => each.path !== path));
    replace([...others, ...found]);
  }, [form, values]);
  const choose = ({ path, mine, theirs }: Overlap, choice: 'mine' | 'theirs') => {
    const value = (choice === 'mine' ? mine : theirs) as PathValue<Values, Path<Values>>;
    form.setValue(path as Path<Values>, value, { shouldDirty: true, shouldValidate: true });
    replace(held.current.filter((each) => each.path !== path));
  };
  /**
   * Begins a save. What it returns is called when the save succeeded: the common version is from
   * now on what was saved, or the record as it was read while the request was under way.
   * @returns that version.
   */
  const begin = (saved: Values) => {
    const before = arrived.current;
    return (): Values => {
      base.current = arrived.current === before ? saved : arrived.current;
      replace([]);
      return base.current;
    };
  };
  return { open, choose, begin, areOpen: () => held.current.length > 0 };
}

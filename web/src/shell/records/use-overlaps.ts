import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Overlap, overlapsOf } from './overlap.ts';

export type Overlaps = {
  /** Fields changed by both sides and not resolved yet. */
  readonly open: readonly Overlap[];
  readonly choose: (overlap: Overlap, choice: 'mine' | 'theirs') => void;
};

/**
 * Returns other users' changes to fields that the form changed, too: detected whenever newer values
 * arrive, by a live update or after a refused save. The form shows its own value until one is
 * chosen.
 */
export function useOverlaps<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
) {
  const base = useRef(values);
  const [open, setOpen] = useState<readonly Overlap[]>([]);
  /** The same without delay: the effect of the same render does not see the new state yet. */
  const held = useRef(open);
  const replace = (next: readonly Overlap[]) => {
    held.current = next;
    setOpen(next);
  };
  // Runs before the form's own effect applies the new values: that merges lists row by row.
  useLayoutEffect(() => {
    const found = overlapsOf({ base: base.current, mine: form.getValues(), theirs: values });
    base.current = values;
    if (found.length === 0) return;
    const others = held.current.filter(({ path }) => found.every((each) => each.path !== path));
    replace([...others, ...found]);
  }, [form, values]);
  const choose = ({ path, mine, theirs }: Overlap, choice: 'mine' | 'theirs') => {
    const value = (choice === 'mine' ? mine : theirs) as PathValue<Values, Path<Values>>;
    form.setValue(path as Path<Values>, value, { shouldDirty: true, shouldValidate: true });
    replace(held.current.filter((each) => each.path !== path));
  };
  /** The saved values are the common version from now on. */
  const begin = (saved: Values) => {
    base.current = saved;
    replace([]);
  };
  return { open, choose, begin, areOpen: () => held.current.length > 0 };
}

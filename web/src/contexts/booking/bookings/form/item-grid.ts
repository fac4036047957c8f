import { cx } from '#ui/cx.ts';

/** Cell widths of an item: package, pieces, dimensions, weight, description, buttons. */
export const itemGrid = cx(
  'sm:grid sm:grid-cols-[6.5rem_3.5rem_repeat(3,3.75rem)_4.25rem_minmax(4rem,1fr)_3.25rem]',
  'sm:gap-1.5',
);

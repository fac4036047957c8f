import { cx } from '#ui/cx.ts';

/** The layout of name, rate, and sample price; one below the other on a phone. */
export const markupRow = cx(
  'grid gap-x-4 gap-y-2 border-b border-hairline px-4 py-3',
  'sm:grid-cols-[minmax(0,1fr)_184px_minmax(0,200px)]',
);

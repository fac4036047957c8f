import { cx } from './cx.ts';

/** The panel of a floating menu. */
export const menuPanel = cx(
  'enter-float z-40 max-h-[var(--radix-dropdown-menu-content-available-height)]',
  'min-w-44 max-w-80 overflow-y-auto rounded-card bg-surface p-1 text-body text-ink',
  'shadow-float',
);
/** One entry of a menu. */
export const menuRow = cx(
  'flex min-h-8 items-center gap-2 rounded-control px-2 py-1 outline-none select-none',
  'data-highlighted:bg-sunken pointer-coarse:min-h-11',
);

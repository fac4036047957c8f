import { cx } from '../cx.ts';

/** Returns the classes of every one-line input. */
export const inputClass = (invalid: boolean): string => cx('h-control', boxClass(invalid));

/** Returns the same classes without a height, for inputs that grow with their text. */
export function boxClass(invalid: boolean): string {
  return cx(
    'w-full min-w-0 rounded-control border bg-surface px-3 text-body text-ink',
    'transition-colors duration-120 hover:border-ink-2',
    'aria-disabled:bg-sunken aria-disabled:text-ink-3 [&[readonly]]:bg-sunken',
    invalid ? 'border-danger ring-1 ring-danger' : 'border-edge',
  );
}

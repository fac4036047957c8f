import { cx } from './cx.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'success';
export type ButtonSize = 'small' | 'default' | 'touch';

/** Returns the classes of a button; links that act as buttons use them too. */
export function buttonClass(
  look: ButtonLook = 'secondary',
  size: ButtonSize = 'default',
  blocked = false,
): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap',
    'select-none transition-colors duration-120',
    sizes[size],
    blocked ? 'border border-hairline bg-sunken text-ink-3' : looks[look],
  );
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'h-7 px-2 text-table pointer-coarse:h-control',
  default: 'h-control px-3 text-body',
  touch: 'h-14 px-5 text-lead',
};

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-edge bg-surface text-ink hover:bg-sunken',
  quiet:
    'border border-transparent text-ink-2 hover:bg-sunken hover:text-ink ' +
    'aria-pressed:bg-selected aria-pressed:text-ink',
  danger: 'border border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  success: 'border border-transparent bg-success text-on-success hover:opacity-90',
};

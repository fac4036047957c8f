import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';
import { tipOf } from './tip.ts';
import { useLabel } from './labels.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label'
> & {
  /** What the button does; read aloud and shown on hover. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: 'small' | 'default' | undefined;
  readonly working?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly keys?: string | undefined;
};

/** A button drawn as an icon only, always with an accessible name. */
export function IconButton(props: IconButtonProps) {
  const t = useLabel();
  const { label, icon: Icon, size, working, disabledReason, keys, ...rest } = props;
  const { className, onClick, ...own } = rest;
  const blocked = Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked && !working) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const text = blocked ? `${t(label)}: ${t(disabledReason)}` : t(label);
  return (
    <button
      type="button"
      {...tipOf(text, keys)}
      {...own}
      onClick={press}
      aria-label={text}
      aria-disabled={blocked || working || undefined}
      aria-busy={working || undefined}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-control transition-colors',
        'duration-120 hover:bg-sunken',
        blocked ? 'text-ink-3' : 'text-ink-2 hover:text-ink',
        size === 'small' ? 'hit size-6' : 'size-8 pointer-coarse:size-11',
        className,
      )}
    >
      {working ? <Spinner /> : <Icon size={16} aria-hidden="true" />}
    </button>
  );
}

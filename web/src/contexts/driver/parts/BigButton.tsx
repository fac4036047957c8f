import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';

type BigButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  readonly look?: 'primary' | 'plain' | 'danger';
};

/** A button for gloves: 56 pixels high. */
export const BigButton = ({ look = 'plain', className, ...props }: BigButtonProps) => (
  <button type="button" className={cx(bigLook(look), className)} {...props} />
);

/** The same look for links. */
export const bigLook = (look: 'primary' | 'plain' | 'danger'): string =>
  cx(
    'flex min-h-14 w-full items-center justify-center gap-2 rounded-card px-2 text-center',
    'text-[18px] font-semibold',
    'disabled:opacity-50',
    look === 'primary' && 'bg-primary text-on-primary',
    look === 'plain' && 'border-2 border-edge bg-surface text-ink',
    look === 'danger' && 'border-2 border-danger bg-surface text-danger',
  );

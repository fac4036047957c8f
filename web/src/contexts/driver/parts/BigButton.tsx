import { type ComponentProps, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { Spinner } from '#ui/Spinner.tsx';

type BigButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  readonly look?: 'primary' | 'plain' | 'danger';
  readonly onClick?: () => unknown;
};

/**
 * A button for gloves: 56 pixels high. While what it does is not finished, it shows that it is
 * busy, and another tap does nothing: two taps are one act.
 */
export function BigButton({
  look = 'plain',
  className,
  onClick,
  children,
  ...props
}: BigButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const isActing = useRef(false);
  const act = async () => {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    try {
      await onClick?.();
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={cx(bigLook(look), className)}
      aria-busy={isBusy}
      onClick={() => void act()}
      {...props}
    >
      {isBusy && <Spinner size={22} />}
      {children}
    </button>
  );
}

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

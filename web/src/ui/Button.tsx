import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass, type ButtonSize } from './button-look.ts';
import { useLabel } from './labels.ts';
import { Spinner } from './Spinner.tsx';
import { tipOf } from './tip.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  readonly children: ReactNode;
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Shows a spinner and ignores clicks; the button retains the focus. */
  readonly working?: boolean | undefined;
  /** Why the button is disabled. It cannot be disabled without a reason. */
  readonly disabledReason?: string | null | undefined;
  /** Keys of the shortcut that does the same, in the notation of `useShortcut`. */
  readonly keys?: string | undefined;
};

/** A button that shows when it is working and why it is disabled. */
export function Button(props: ButtonProps) {
  const { look, size, icon, working, disabledReason, keys, children, ...rest } = props;
  const { className, onClick, ...own } = rest;
  const t = useLabel();
  const reasonId = useId();
  const reason = disabledReason ? t(disabledReason) : undefined;
  const blocked = reason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked && !working) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...tipOf(reason, blocked ? undefined : keys)}
      {...own}
      onClick={press}
      aria-disabled={blocked || working || undefined}
      aria-busy={working || undefined}
      aria-describedby={blocked ? reasonId : own['aria-describedby']}
      className={`${buttonClass(look, size, blocked)} ${className ?? ''}`}
    >
      <ButtonFace icon={icon} working={working ?? false} size={size}>
        {children}
      </ButtonFace>
      {blocked && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}

type FaceProps = Pick<ButtonProps, 'icon' | 'children' | 'size'> & { readonly working: boolean };

function ButtonFace({ icon: Icon, working, size, children }: FaceProps) {
  const t = useLabel();
  const pixels = size === 'touch' ? 20 : 16;
  return (
    <>
      {working ? <Spinner size={pixels} /> : Icon && <Icon size={pixels} aria-hidden="true" />}
      {t(children)}
    </>
  );
}

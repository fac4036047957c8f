import { cx } from './cx.ts';
import { CircleCheck, CircleX, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { useLabel } from './labels.ts';
import { toastLimits } from './toast-limits.ts';
import type { VisibleToast, ToastMessage } from './toast-message.ts';
import { useUiTexts } from './ui-texts.ts';

type Props = {
  readonly visible: VisibleToast | null;
  readonly onClose: (number: number) => void;
};

/** Draws, times and announces a toast and dismisses it on a swipe. */
export function ToastArea({ visible, onClose }: Props) {
  const words = useUiTexts();
  return (
    <Radix.Provider
      label={words.notification}
      duration={toastLimits.durationMs}
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {visible && <OneToast key={visible.number} visible={visible} onClose={onClose} />}
      <Radix.Viewport
        hotkey={[toastLimits.hotkey]}
        label={words.notifications}
        className={cx(
          'pointer-events-none fixed right-0 bottom-0 z-50 w-full p-4 outline-none',
          'md:max-w-[420px]',
          // The actions on selected rows, which float at the same edge, stay in reach.
          '[body:has([data-bulk-bar])_&]:bottom-28 md:[body:has([data-bulk-bar])_&]:bottom-16',
        )}
      />
    </Radix.Provider>
  );
}

type OneToastProps = { readonly visible: VisibleToast; readonly onClose: Props['onClose'] };

function OneToast({ visible, onClose }: OneToastProps) {
  const words = useUiTexts();
  const { message, number, open } = visible;
  const { title, description, tone = 'plain', action, onOpen } = message;
  const duration =
    message.durationMs ?? (action ? toastLimits.actionDurationMs : toastLimits.durationMs);
  return (
    <Radix.Root
      open={open}
      duration={duration}
      onOpenChange={(next) => !next && onClose(number)}
      type={tone === 'problem' ? 'foreground' : 'background'}
      data-edge
      className={toastLook}
    >
      {tone === 'success' && <CircleCheck size={20} className="text-success" aria-hidden="true" />}
      {tone === 'problem' && <CircleX size={20} className="text-danger" aria-hidden="true" />}
      <ToastText title={title} description={description} onOpen={onOpen} />
      {action && (
        <Radix.Action asChild altText={action.label}>
          <Button size="small" onClick={action.onAct}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={words.close} icon={X} size="small" />
      </Radix.Close>
    </Radix.Root>
  );
}

function ToastText({ title, description, onOpen }: Omit<ToastMessage, 'tone'>) {
  const t = useLabel();
  const text = (
    <>
      <Radix.Title className="font-semibold">{t(title)}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className="text-ink-2">{t(description)}</Radix.Description>
      )}
    </>
  );
  const place = 'min-w-0 flex-1 text-left';
  if (!onOpen) return <div className={place}>{text}</div>;
  return (
    <Radix.Close asChild>
      <button type="button" className={place} onClick={onOpen}>
        {text}
      </button>
    </Radix.Close>
  );
}

const toastLook = cx(
  'enter-float pointer-events-auto flex items-center gap-3 rounded-card bg-surface px-4',
  'py-3 text-body text-ink shadow-float transition-transform',
  'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
  'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full',
  'data-[swipe=end]:opacity-0',
);

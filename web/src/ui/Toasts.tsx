import { CircleCheck, CircleX, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { toastLimits } from './toast-limits.ts';
import { useWords } from './words.ts';
import { useLabel } from './labels.ts';

export type ToastMessage = {
  /** Three to six words, e.g. "Invoice sent". */
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone?: 'plain' | 'success' | 'problem' | undefined;
  /** One thing to do about it, e.g. Undo. The toast then stays twice as long. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Runs when the text of the toast is clicked. */
  readonly onOpen?: (() => void) | undefined;
  readonly durationMs?: number | undefined;
};
export type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a toast; it replaces the one that is visible. Throws outside of `<Toasts>`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs <Toasts> around the page.');
  return show;
}

/** The toast area: put it once around the page. One toast at a time, the newest wins. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const words = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback<ShowToast>((message) => {
    setShown((before) => ({ message, number: (before?.number ?? 0) + 1, open: true }));
  }, []);
  const close = useCallback((number: number) => {
    setShown((now) => (now?.number === number ? { ...now, open: false } : now));
  }, []);
  const toast = useMemo(
    () => shown && <OneToast key={shown.number} shown={shown} onClose={close} />,
    [shown, close],
  );
  return (
    <ToastContext value={show}>
      <Radix.Provider
        label={words.notification}
        duration={toastLimits.durationMs}
        swipeThreshold={toastLimits.swipeThreshold}
      >
        {children}
        {toast}
        <Radix.Viewport
          hotkey={[toastLimits.hotkey]}
          label={words.notifications}
          className="pointer-events-none fixed right-0 bottom-0 z-50 w-full p-4 outline-none md:max-w-[420px]"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

type Shown = { readonly message: ToastMessage; readonly number: number; readonly open: boolean };
type OneToastProps = { readonly shown: Shown; readonly onClose: (number: number) => void };

function OneToast({ shown, onClose }: OneToastProps) {
  const words = useWords();
  const { message, number, open } = shown;
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
  const say = useLabel();
  const text = (
    <>
      <Radix.Title className="font-semibold">{say(title)}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className="text-ink-2">{say(description)}</Radix.Description>
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

const toastLook =
  'enter-float pointer-events-auto flex items-center gap-3 rounded-card bg-surface px-4 py-3 text-body text-ink shadow-float transition-transform data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0';

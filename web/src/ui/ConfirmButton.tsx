import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook, ButtonSize } from './button-look.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { type ProblemLike, problemText } from './problem-text.ts';

export type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'verb'> & {
  readonly label: string;
  /** The verb in the dialog; defaults to the label. */
  readonly verb?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  readonly disabledReason?: string | null | undefined;
};

/** A button that asks for confirmation. Its dialog closes once the action has succeeded. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, verb, icon, look, size, disabledReason, problem, onConfirm, ...dialog } = props;
  const [open, setOpen] = useState(false);
  /** Confirmed since it opened: an earlier attempt's problem is no longer shown. */
  const [confirmed, setConfirmed] = useState(false);
  const started = useClosesWhenDone(props.working, problem, () => setOpen(false));
  return (
    <>
      <Button
        icon={icon}
        look={look}
        size={size}
        disabledReason={disabledReason}
        onClick={() => {
          setConfirmed(false);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        problem={confirmed ? problem : null}
        verb={verb ?? label}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          setConfirmed(true);
          started();
          onConfirm();
        }}
      />
    </>
  );
}

/**
 * Calls `close` when a started action has ended without a problem. An action that never sets
 * `working` counts as done at once; the short grace period allows for a `working` that arrives
 * late.
 */
function useClosesWhenDone(working: boolean, problem: ProblemLike, close: () => void) {
  const [query, setRequested] = useState(0);
  const worked = useRef(false);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const failed = problemText(problem) !== undefined;
  useEffect(() => {
    if (query === 0) return undefined;
    if (working) {
      worked.current = true;
      return undefined;
    }
    if (failed) return undefined;
    const timer = setTimeout(
      () => {
        setRequested(0);
        latest.current();
      },
      worked.current ? 0 : graceMs,
    );
    return () => clearTimeout(timer);
  }, [query, working, failed]);
  return () => {
    worked.current = false;
    setRequested((count) => count + 1);
  };
}

const graceMs = 120;

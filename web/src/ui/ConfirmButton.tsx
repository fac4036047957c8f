import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook, ButtonSize } from './button-look.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { type ProblemLike, problemText } from './problem-text.ts';

export type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'verb'> & {
  readonly label: string;
  /** The verb in the dialog; the label where absent. */
  readonly verb?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  readonly disabledReason?: string | null | undefined;
};

/** A button whose act is asked about first. Its dialog closes itself once the act succeeded. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, verb, icon, look, size, disabledReason, onConfirm, ...dialog } = props;
  const [open, setOpen] = useState(false);
  const started = useClosesWhenDone(props.working, props.problem, () => setOpen(false));
  return (
    <>
      <Button
        icon={icon}
        look={look}
        size={size}
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        verb={verb ?? label}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          started();
          onConfirm();
        }}
      />
    </>
  );
}

/**
 * Calls `close` when an act that was started has ended without a problem. An act that never says
 * it works counts as done at once; the short grace lets a slow "working" arrive.
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

import { useState } from 'react';
import { useBlocker } from '#shell/router/use-router.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Returns whether leaving now would lose changes; called at that moment. */
  readonly isActive: () => boolean;
  /** True if the entered values will be restored. */
  readonly isSaved: boolean;
};

/** Asks for confirmation before a form is left by accident. */
export function LeaveGuard({ isActive, isSaved }: LeaveGuardProps) {
  const [leaving, setLeaving] = useState<{ readonly settle: (stays: boolean) => void }>();
  const decide = (stays: boolean) => {
    setLeaving(undefined);
    leaving?.settle(stays);
  };
  useBlocker({
    stays: (here, next) =>
      here.pathname !== next.pathname &&
      isActive() &&
      new Promise((settle) => setLeaving({ settle })),
    asksOnClose: isActive,
  });
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      onOpenChange={(open) => !open && decide(true)}
      question="Leave this booking?"
      effect={
        isSaved
          ? 'Your entries are kept on this device for a day and restored by New booking.'
          : "Your changes haven't been saved."
      }
      verb="Leave"
      cancelLabel="Stay"
      harmless
      working={false}
      problem={null}
      onConfirm={() => decide(false)}
    />
  );
}

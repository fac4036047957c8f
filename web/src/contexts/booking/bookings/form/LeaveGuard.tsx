import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Returns whether leaving now would lose changes; called at that moment. */
  readonly isActive: () => boolean;
  /** True if the entered values will be restored. */
  readonly isSaved: boolean;
};

/** Asks for confirmation before a form is left by accident. */
export function LeaveGuard({ isActive, isSaved }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isActive(),
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
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
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

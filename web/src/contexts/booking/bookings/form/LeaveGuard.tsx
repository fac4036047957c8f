import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Whether leaving now would lose something; asked at the very moment. */
  readonly isActive: () => boolean;
  /** True where what was written comes back. */
  readonly isKept: boolean;
};

/** Holds people back from leaving a form by accident. */
export function LeaveGuard({ isActive, isKept: isRetained }: LeaveGuardProps) {
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
        isRetained
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

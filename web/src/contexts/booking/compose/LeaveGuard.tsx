import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

/** Holds people back from leaving a form by accident. */
export function LeaveGuard({ active }: { readonly active: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    enableBeforeUnload: () => active,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      question="Leave this booking?"
      effect="What you wrote is kept on this device for a day and comes back with New booking."
      verb="Leave"
      cancelLabel="Stay"
      harmless
      working={false}
      problem={null}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

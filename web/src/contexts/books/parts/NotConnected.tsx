import { EmptyState } from '#ui/EmptyState.tsx';

/** The page for users who may not connect the software. */
export function NotConnected() {
  return (
    <EmptyState
      title="No accounting software is connected."
      text="Invoices, credit notes and payments are then sent to Xero or MYOB."
    />
  );
}

import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** What pages about the accounting software show until it is connected and set up. */
export function NotConnected() {
  const may = useMay();
  return (
    <EmptyState
      title="Connect your accounting software"
      text="Invoices, credit notes and payments are then sent to Xero or MYOB."
      action={
        may('Administration.Settings') && (
          <ButtonLink href={paths.booksSettings()} look="primary">
            Connect
          </ButtonLink>
        )
      }
    />
  );
}

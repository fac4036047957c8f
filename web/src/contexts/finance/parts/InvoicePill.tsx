import { StatusPill } from '#ui/StatusPill.tsx';
import { invoiceLook } from '../invoices/status.ts';

/** The status of an invoice; a status unknown to this page is shown as the server's text. */
export function InvoicePill({ status }: { readonly status: string }) {
  const { word, family, icon } = invoiceLook(status);
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}

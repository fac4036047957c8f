import { StatusPill } from '#ui/StatusPill.tsx';
import { invoiceLook } from '../invoices/status.ts';

/** The status of an invoice, free text of the server where this page has no word for it. */
export function InvoicePill({ status }: { readonly status: string }) {
  const { word, family, icon } = invoiceLook(status);
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}

import { useFormats } from '#shell/formats.ts';
import { useVoidInvoice } from '../calls.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { InvoiceRow } from './invoice-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type VoidDialogProps = {
  readonly invoice: InvoiceRow;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Takes an invoice back; asks why, for the history keeps it. */
export function VoidDialog({ invoice, open, onOpenChange }: VoidDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('Void invoice {invoiceNumber}?', { invoiceNumber: invoice.invoiceNumber })}
      description={say(
        "{amount} is removed from the account of {displayName}. The bookings can be invoiced again. This can't be undone.",
        { amount: money(invoice.amount), displayName: invoice.customer.displayName },
      )}
      help="Visible in the history to everyone who can view finance."
      verb="Void invoice"
      keep="Keep invoice"
      done="Invoice voided"
      sending={useVoidInvoice()}
      argsOf={(note) => ({ id: invoice.id, note })}
    />
  );
}

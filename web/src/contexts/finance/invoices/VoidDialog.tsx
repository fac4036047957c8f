import { useFormats } from '#shell/formats.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useVoidInvoice } from './calls.ts';

type VoidDialogProps = {
  readonly invoice: InvoiceItem;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Voids an invoice; asks for the reason, which is stored in its history. */
export function VoidDialog({ invoice, open, onOpenChange }: VoidDialogProps) {
  const t = useTranslate();
  const { money } = useFormats();
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Void invoice {invoiceNumber}?', { invoiceNumber: invoice.invoiceNumber })}
      description={t(
        "{displayName} no longer owes {amount}. You can invoice again, but can't undo this.",
        { amount: money(invoice.amount), displayName: invoice.customer.displayName },
      )}
      help="Visible in the history to everyone who can view finance."
      verb="Void invoice"
      cancelLabel="Keep invoice"
      done="Invoice voided"
      sending={useVoidInvoice()}
      argsOf={(note) => ({ id: invoice.id, note })}
    />
  );
}

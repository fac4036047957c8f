import { explain } from '#client/explain.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useSendInvoices } from './calls.ts';

type SendDialogProps = {
  readonly invoice: InvoiceItem;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** E-mails the customer of an invoice, with the invoice attached as PDF. */
export function SendDialog({ invoice, open, onOpenChange }: SendDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const sending = useSendInvoices();
  const { customer, id, invoiceNumber } = invoice;
  const refused = sending.data?.results.find(({ status }) => status === 'Failed')?.message ?? null;
  const send = () =>
    sending.mutate(
      { invoiceIds: [id] },
      {
        onSuccess: ({ results: [sent] }) => {
          if (sent?.status !== 'Success') return;
          onOpenChange(false);
          toast({
            title: t('Sent to {address}', { address: sent.value ?? '' }),
            tone: 'success',
          });
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={t('Send {invoiceNumber}?', { invoiceNumber })}
      effect={t('{displayName} gets an e-mail with the invoice as PDF at {address}.', {
        displayName: customer.displayName,
        address: customer.email ?? '',
      })}
      verb="Send invoice"
      harmless
      working={sending.isPending}
      problem={sending.error ? explain(sending.error).message : refused}
      onConfirm={send}
    />
  );
}

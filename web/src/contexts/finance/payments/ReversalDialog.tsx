import { useFormats } from '#shell/formats.ts';
import { useReversePayment } from '../calls.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { PaymentRow } from './payment-columns.tsx';

type ReversalDialogProps = {
  readonly payment: PaymentRow;
  /** Only its share of this invoice; the whole payment where it is left out. */
  readonly share?: PaymentRow['paymentInvoices'][number];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Takes a payment back, or takes it off one invoice; asks why. */
export function ReversalDialog({ payment, share, open, onOpenChange }: ReversalDialogProps) {
  const { money } = useFormats();
  const reversing = useReversePayment();
  const { id, paymentReferenceNumber, paymentType, customer } = payment;
  const byCard = paymentType === 'CreditCard' ? ' The card itself is not refunded by this.' : '';
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        share
          ? `Take ${paymentReferenceNumber} off ${share.invoiceNumber}?`
          : `Reverse payment ${paymentReferenceNumber}?`
      }
      description={
        share
          ? `${money(share.paidAmount)} is owed again on the invoice and stays on the account of ${customer.displayName}.`
          : `${customer.displayName} owes ${money(payment.paidAmount)} again, on the invoices it paid. This cannot be undone.${byCard}`
      }
      help="Everybody who may see finance can read it."
      verb={share ? 'Take it off' : 'Reverse payment'}
      keep="Keep it"
      done={share ? 'Payment taken off the invoice' : 'Payment reversed'}
      sending={reversing}
      argsOf={(note) => ({ id, note, ...(share ? { invoiceIds: [share.invoiceId] } : {}) })}
    />
  );
}

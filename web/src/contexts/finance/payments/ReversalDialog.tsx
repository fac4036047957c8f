import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { isAtCard, useChargeOf } from '../cards/returns.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { PaymentItem } from './payment-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useReversePayment } from './calls.ts';

const refundingByCard = 'The card processor refunds {paid}. The reversal is recorded after that.';

type ReversalDialogProps = {
  readonly payment: PaymentItem;
  /** Reverses only the allocation to this invoice; the whole payment if omitted. */
  readonly share?: PaymentItem['paymentInvoices'][number];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
type Way = 'card' | 'books';
const ways = [
  { value: 'card' as const, label: 'Refund to card' },
  { value: 'books' as const, label: 'Record only' },
];

/** Reverses a payment, refunding its card if any, or one allocation; asks for the reason. */
export function ReversalDialog({ payment, share, open, onOpenChange }: ReversalDialogProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const reversing = useReversePayment();
  const [way, setWay] = useState<Way>('card');
  const charge = useChargeOf(payment, open && share === undefined);
  const { id, paymentReferenceNumber: number, customer } = payment;
  const paid = money(payment.paidAmount);
  const whole = t(
    "{displayName} will owe {paid} again on the invoices it paid. This can't be undone.",
    { displayName: customer.displayName, paid },
  );
  const needsMethod = share === undefined && isAtCard(charge);
  const args = share ? { invoiceIds: [share.invoiceId] } : {};
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        share
          ? t('Unallocate {number} from {invoiceNumber}?', {
              number,
              invoiceNumber: share.invoiceNumber,
            })
          : t('Reverse payment {number}?', { number })
      }
      description={
        share
          ? t('{paidAmount} is owed on the invoice again and stays on account for {displayName}.', {
              paidAmount: money(share.paidAmount),
              displayName: customer.displayName,
            })
          : whole
      }
      help="Visible to everyone who can view finance."
      verb={share ? 'Unallocate payment' : 'Reverse payment'}
      cancelLabel="Keep unchanged"
      done={share ? 'Payment unallocated from the invoice' : 'Payment reversed'}
      sending={reversing}
      argsOf={(note) => ({ id, note, ...args, ...(needsMethod && { booksOnly: way === 'books' }) })}
    >
      {needsMethod && (
        <div className="grid gap-2">
          <SegmentedControl<Way>
            label="Refund method"
            value={way}
            onChange={setWay}
            options={ways}
          />
          <p className="text-meta text-ink-2">
            {way === 'card'
              ? charge.merchant === 'simulator'
                ? t(
                    'The simulated processor refunds {paid}. The reversal is recorded after that.',
                    { paid },
                  )
                : t(refundingByCard, { paid })
              : t('For money that the bank took back or that was returned another way.')}
          </p>
        </div>
      )}
    </ReasonDialog>
  );
}

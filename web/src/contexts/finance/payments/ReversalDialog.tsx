import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useReversePayment } from '../calls.ts';
import { isAtCard, useChargeOf } from '../cards/returns.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import type { PaymentRow } from './payment-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

type ReversalDialogProps = {
  readonly payment: PaymentRow;
  /** Only its share of this invoice; the whole payment where it is left out. */
  readonly share?: PaymentRow['paymentInvoices'][number];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};
type Way = 'card' | 'books';
const ways = [
  { value: 'card' as const, label: 'Give it back to the card' },
  { value: 'books' as const, label: 'Change the books only' },
];

/** Takes a payment back, to its card where one paid, or takes it off one invoice; asks why. */
export function ReversalDialog({ payment, share, open, onOpenChange }: ReversalDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  const reversing = useReversePayment();
  const [way, setWay] = useState<Way>('card');
  const charge = useChargeOf(payment, open && share === undefined);
  const { id, paymentReferenceNumber: number, customer } = payment;
  const paid = money(payment.paidAmount);
  const whole = say(
    '{displayName} owes {paid} again, on the invoices it paid. This cannot be undone.',
    { displayName: customer.displayName, paid },
  );
  const asksWay = share === undefined && isAtCard(charge);
  const args = share ? { invoiceIds: [share.invoiceId] } : {};
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        share
          ? say('Take {number} off {invoiceNumber}?', {
              number,
              invoiceNumber: share.invoiceNumber,
            })
          : say('Reverse payment {number}?', { number })
      }
      description={
        share
          ? say(
              '{paidAmount} is owed again on the invoice and stays on the account of {displayName}.',
              { paidAmount: money(share.paidAmount), displayName: customer.displayName },
            )
          : whole
      }
      help="Everybody who may see finance can read it."
      verb={share ? 'Take it off' : 'Reverse payment'}
      keep="Keep it"
      done={share ? 'Payment taken off the invoice' : 'Payment reversed'}
      sending={reversing}
      argsOf={(note) => ({ id, note, ...args, ...(asksWay && { booksOnly: way === 'books' }) })}
    >
      {asksWay && (
        <div className="grid gap-2">
          <SegmentedControl<Way> label="The money" value={way} onChange={setWay} options={ways} />
          <p className="text-meta text-ink-2">
            {way === 'card'
              ? charge.merchant === 'simulator'
                ? say(
                    'The simulated processor says that it gives {paid} back; the books follow when it has.',
                    { paid },
                  )
                : say('The card processor gives {paid} back; the books follow when it has.', {
                    paid,
                  })
              : say('For money that the bank took back, or that went back another way.')}
          </p>
        </div>
      )}
    </ReasonDialog>
  );
}

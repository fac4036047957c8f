import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { CustomerLinks } from '../parts/CustomerLinks.tsx';
import { paymentWord } from './payment-labels.ts';
import type { PaymentItem } from './payment-columns.tsx';
import { Translated } from '#shell/texts/Translated.tsx';

/** The details of a payment: its origin, its unallocated part, its reversal. */
export function PaymentDetails({ payment }: { readonly payment: PaymentItem }) {
  const { date, money } = useFormats();
  const { data: session } = useSession();
  const { reversal } = payment;
  return (
    <KeyValueList
      details={[
        ...(session?.isCustomer
          ? []
          : [{ label: 'Customer', value: <CustomerLinks {...payment} /> }]),
        { label: 'Date', value: date(payment.paymentDate) },
        { label: 'Method', value: <Translated text={paymentWord(payment.paymentType)} /> },
        {
          label: 'Bank reference',
          value: payment.paymentDetails.map(({ reference }) => reference).join(', '),
        },
        { label: 'Remittance', value: payment.remittanceNumber },
        {
          label: 'Note',
          value: payment.note && <Translated text={payment.noteSentence ?? payment.note} />,
        },
        ...(reversal
          ? [
              { label: 'Reversed by', value: `${reversal.userName}, ${date(reversal.date)}` },
              {
                label: 'Reason',
                value: <Translated text={reversal.noteSentence ?? reversal.note} />,
              },
            ]
          : []),
        { label: 'Amount', value: money(payment.paidAmount), number: true },
        ...(payment.refundedAmount > 0
          ? [{ label: 'Refunded', value: money(payment.refundedAmount), number: true }]
          : []),
        { label: 'On account', value: money(payment.unallocatedAmount), number: true },
      ]}
    />
  );
}

import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CustomerLinks } from '../parts/CustomerLinks.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { settlementWord } from '../payments/payment-labels.ts';
import type { CreditNoteItem } from './credit-columns.tsx';
import { Translated } from '#shell/texts/Translated.tsx';

/** The key details of a credit note beside its lines. */
export function CreditDetails({ creditNote }: { readonly creditNote: CreditNoteItem }) {
  const { money, dateTime } = useFormats();
  const { data: session } = useSession();
  const { decision, approvedAmount, settlement } = creditNote;
  return (
    <Panel title="Details">
      <KeyValueList
        details={[
          ...(session?.isCustomer
            ? []
            : [{ label: 'Customer', value: <CustomerLinks {...creditNote} /> }]),
          {
            label: 'Invoice',
            value: <InvoiceLink id={creditNote.invoiceId} number={creditNote.invoiceNumber} />,
          },
          {
            label: 'Requested by',
            value: `${creditNote.userName}, ${dateTime(creditNote.creationTime)}`,
          },
          ...(decision
            ? [
                {
                  label: 'Decided by',
                  value: `${decision.userName}, ${dateTime(decision.creationTime)}`,
                },
              ]
            : []),
          ...(settlement
            ? [{ label: 'Settlement', value: <Translated text={settlementWord(settlement)} /> }]
            : []),
          { label: 'Requested', value: money(creditNote.amount), number: true },
          ...(approvedAmount === null
            ? []
            : [
                { label: 'Approved', value: money(approvedAmount), number: true, strong: true },
                {
                  label: 'including GST of',
                  value: money(creditNote.approvedTax ?? 0),
                  number: true,
                },
                { label: 'Waiting', value: money(creditNote.openAmount), number: true },
              ]),
        ]}
      />
    </Panel>
  );
}

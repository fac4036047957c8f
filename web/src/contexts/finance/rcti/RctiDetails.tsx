import type { RctiForEdit } from '@waybill/contract/finance/rcti/shapes';
import { formatAbn } from '@waybill/kernel/business-numbers';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';

/** The supplier, the agreement, and the status of an RCTI. */
export function RctiDetails({ rcti }: { readonly rcti: RctiForEdit }) {
  const { plainDate, dateTime } = useFormats();
  const { supplier, payment, voided } = rcti;
  const sent = rcti.sentTime === null ? null : dateTime(rcti.sentTime);
  return (
    <div className="grid gap-4">
      <Panel title="Contractor">
        <KeyValueList
          details={[
            { label: 'Name', value: supplier.name },
            { label: 'ABN', value: formatAbn(supplier.abn), number: true },
            {
              label: 'Address',
              value: <span className="whitespace-pre-line">{supplier.address}</span>,
            },
            {
              label: 'GST',
              value: <Translated text={rcti.isGstRegistered ? 'Registered' : 'Not registered'} />,
            },
            { label: 'Agreement of', value: plainDate(rcti.agreedOn), number: true },
            { label: 'Paid to', value: rcti.paymentDetails },
          ]}
        />
      </Panel>
      <Panel title="Details">
        <KeyValueList
          details={[
            { label: 'Invoice date', value: plainDate(rcti.invoiceDate), number: true },
            { label: 'Due date', value: plainDate(rcti.dueDate), number: true },
            { label: 'Created', value: `${dateTime(rcti.creationTime)} · ${rcti.userName}` },
            { label: 'Sent', value: sent && `${sent} · ${rcti.sentTo ?? ''}` },
            {
              label: 'Paid',
              value: payment && `${plainDate(payment.paidOn)} · ${payment.reference}`,
            },
            ...(voided === null
              ? []
              : [{ label: 'Voided', value: `${dateTime(voided.creationTime)} · ${voided.note}` }]),
          ]}
        />
      </Panel>
    </div>
  );
}

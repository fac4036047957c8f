import { useFormats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import type { RemittanceItem } from './remittance-columns.tsx';
import { RemittancePill } from './RemittancePill.tsx';

type Lines = RemittanceItem['invoiceRemittances'];

/** The invoices of a remittance advice: the announced and the received amount of each. */
export function RemittanceLines({ lines }: { readonly lines: Lines }) {
  const { money } = useFormats();
  return (
    <LinesTable
      label="Invoices"
      rows={lines}
      rowId={({ invoiceId }) => invoiceId}
      columns={[
        { head: 'Invoice', cell: invoiceOf },
        { head: 'Status', cell: ({ status }) => <RemittancePill status={status} /> },
        { head: 'Advised', right: true, cell: ({ amount }) => <Money text={money(amount)} /> },
        { head: 'Paid', right: true, cell: ({ paidAmount }) => <Money text={money(paidAmount)} /> },
      ]}
    />
  );
}

const invoiceOf = ({ invoiceId, invoiceNumber, note }: Lines[number]) => (
  <>
    <InvoiceLink id={invoiceId} number={invoiceNumber} />
    {note && <span className="block text-meta text-ink-2">{note}</span>}
  </>
);

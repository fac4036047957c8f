import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CreditPill } from '../credit-notes/CreditPill.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The credit requested on an invoice, and the approved part. */
export function InvoiceCredit({ invoice }: { readonly invoice: InvoiceItem }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  return (
    <Panel flush>
      {invoice.creditNotes.length === 0 ? (
        <EmptyState title="No credit requested" />
      ) : (
        <LinesTable
          label={t('Credit notes of {invoiceNumber}', { invoiceNumber: invoice.invoiceNumber })}
          rows={invoice.creditNotes}
          rowId={({ id }) => id}
          columns={[
            {
              head: 'Number',
              cell: ({ id, creditNoteNumber }) => (
                <AppLink
                  href={paths.creditNote(id)}
                  className="hit font-mono text-primary underline"
                >
                  {creditNoteNumber}
                </AppLink>
              ),
            },
            { head: 'Status', cell: ({ status }) => <CreditPill status={status} /> },
            { head: 'Requested', cell: ({ creationTime }) => date(creationTime) },
            {
              head: 'Requested',
              right: true,
              cell: ({ amount }) => <Money text={money(amount)} />,
            },
            {
              head: 'Approved',
              right: true,
              cell: ({ approvedAmount }) =>
                approvedAmount !== null && <Money text={money(approvedAmount)} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}

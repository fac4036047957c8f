import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Money } from '#ui/Money.tsx';
import { InvoiceLink } from '../parts/InvoiceLink.tsx';
import { LinesTable } from '../parts/LinesTable.tsx';
import type { PaymentItem } from './payment-columns.tsx';
import { ReversalDialog } from './ReversalDialog.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Share = PaymentItem['paymentInvoices'][number];

/** The invoices paid by a payment, each with a button to reverse its allocation. */
export function PaidInvoices({ payment }: { readonly payment: PaymentItem }) {
  const t = useTranslate();
  const { money } = useFormats();
  const may = useMay();
  const [leaving, setLeaving] = useState<Share | null>(null);
  if (payment.paymentInvoices.length === 0) return <EmptyState title="None" />;
  return (
    <>
      <LinesTable
        label="Invoices paid by this payment"
        rows={payment.paymentInvoices}
        rowId={({ invoiceId }) => invoiceId}
        columns={[
          {
            head: 'Invoice',
            cell: ({ invoiceId, invoiceNumber }) => (
              <InvoiceLink id={invoiceId} number={invoiceNumber} />
            ),
          },
          { head: 'Paid', right: true, cell: (share) => <Money text={money(share.paidAmount)} /> },
          ...(may('Finance.Payment') && payment.refundedAmount === 0
            ? [
                {
                  head: 'Action',
                  right: true,
                  cell: (share: Share) => (
                    <Button
                      size="small"
                      look="quiet"
                      icon={Undo2}
                      onClick={() => setLeaving(share)}
                    >
                      <span className="max-md:sr-only">
                        {t('Unallocate from {invoiceNumber}', {
                          invoiceNumber: share.invoiceNumber,
                        })}
                      </span>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {leaving && (
        <ReversalDialog
          payment={payment}
          share={leaving}
          open
          onOpenChange={(open) => !open && setLeaving(null)}
        />
      )}
    </>
  );
}

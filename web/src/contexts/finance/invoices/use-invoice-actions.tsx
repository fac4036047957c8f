import { whyNot } from '@waybill/contract/finance/lifecycle';
import { Ban, CircleDollarSign, Download } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { Banner } from '#ui/Banner.tsx';
import { useInvoicePdf } from '../calls.ts';
import type { InvoiceRow } from './invoice-columns.tsx';
import { standingOf } from './standing.ts';
import { VoidDialog } from './VoidDialog.tsx';

/** What one can do with an open invoice, and the dialogs that ask about it. */
export function useInvoiceActions(invoice: InvoiceRow) {
  const may = useMay();
  const pdf = useInvoicePdf();
  const [voiding, setVoiding] = useState(false);
  const standing = standingOf(invoice);
  const actions = [
    ...(may('Finance.Payment')
      ? [
          {
            label: 'Record payment',
            icon: CircleDollarSign,
            primary: true,
            href: paths.newPayment({ invoice: invoice.id }),
            disabledReason: whyNot(standing, 'pay'),
          },
        ]
      : []),
    {
      label: 'Download PDF',
      icon: Download,
      primary: true,
      onAct: () => pdf.mutate({ id: invoice.id }),
      ...(pdf.isPending ? { state: 'loading' as const } : {}),
    },
    ...(may('Finance.Delete')
      ? [
          {
            label: 'Void',
            icon: Ban,
            danger: true,
            onAct: () => setVoiding(true),
            disabledReason: whyNot(standing, 'void'),
          },
        ]
      : []),
  ];
  const dialogs = (
    <>
      {pdf.error && (
        <div className="mb-4">
          <Banner tone="problem" title={explain(pdf.error).message} />
        </div>
      )}
      <VoidDialog invoice={invoice} open={voiding} onOpenChange={setVoiding} />
    </>
  );
  return { actions, dialogs };
}

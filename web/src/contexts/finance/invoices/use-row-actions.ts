import { whyNot } from '@waybill/contract/finance/lifecycle';
import { CircleDollarSign, Download, Eye } from 'lucide-react';
import { useCallback } from 'react';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import { standingOf } from './standing.ts';
import type { InvoiceItem } from './invoice-columns.tsx';
import { useInvoicePdf } from './calls.ts';

/** Returns the actions on an invoice's row. */
export function useRowActions(change: (changes: { readonly peek: string }) => void) {
  const may = useMay();
  const { mutate: download } = useInvoicePdf();
  return useCallback(
    (row: InvoiceItem): readonly MenuItem[] => [
      { label: 'Peek', icon: Eye, keys: 'Space', onAct: () => change({ peek: String(row.id) }) },
      { label: 'Download PDF', icon: Download, onAct: () => download({ id: row.id }) },
      ...(may('Finance.Payment')
        ? [
            {
              label: 'Record payment',
              icon: CircleDollarSign,
              href: paths.newPayment({ invoice: row.id }),
              disabledReason: whyNot(standingOf(row), 'pay'),
            },
          ]
        : []),
    ],
    [may, download, change],
  );
}

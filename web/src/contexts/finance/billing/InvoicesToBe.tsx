import { useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column, Selection } from '#ui/table/types.ts';
import type { Billing } from './billing-choice.ts';

type Props = { readonly ready: readonly Billing[]; readonly selection: Selection };

/** One row per invoice: a customer that is invoiced booking by booking has several. */
export const billingId = ({ customerId, invoiced }: Billing): string =>
  `${customerId} ${invoiced[0]?.bookingId}`;
const name = ({ customerName }: Billing): string => customerName;

/** The invoices that would be made; those ticked are. */
export function InvoicesToBe({ ready, selection }: Props) {
  const { money } = useFormats();
  const columns = useMemo<readonly Column<Billing>[]>(
    () => [
      { id: 'customer', header: 'Customer', width: 280, card: 'key', cell: name, title: name },
      {
        id: 'bookings',
        header: 'Bookings',
        width: 100,
        align: 'right',
        card: 'fact',
        cell: (row) => row.invoiced.length,
      },
      {
        id: 'ex',
        header: 'Ex. tax',
        width: 120,
        align: 'right',
        card: 'none',
        cell: (row) => row.invoice && <Money text={money(row.invoice.taxExclusiveAmount)} />,
      },
      {
        id: 'tax',
        header: 'GST',
        width: 110,
        align: 'right',
        card: 'none',
        cell: (row) => row.invoice && <Money text={money(row.invoice.tax)} />,
      },
      {
        id: 'total',
        header: 'Total',
        width: 120,
        align: 'right',
        card: 'fact',
        cell: (row) => row.invoice && <Money text={money(row.invoice.amount)} />,
      },
    ],
    [money],
  );
  return (
    <DataTable
      label="Invoices to be made"
      columns={columns}
      rows={ready}
      rowId={billingId}
      rowName={name}
      status={{ kind: 'ready' }}
      selection={selection}
      neverUsed={{
        title: 'Nothing to invoice',
        text: 'Bookings can be invoiced once they are delivered and no invoice holds them.',
      }}
    />
  );
}

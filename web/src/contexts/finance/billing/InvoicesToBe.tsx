import { useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column, Selection } from '#ui/table/types.ts';
import { sumOf } from '../payments/allocation.ts';
import { type CustomerBillingItem, linesOf } from './billing-choice.ts';

type Props = { readonly ready: readonly CustomerBillingItem[]; readonly selection: Selection };

/** Returns one id per invoice: a customer that is invoiced per booking has several. */
export const billingId = (row: CustomerBillingItem): string =>
  linesOf(row)[0] ?? String(row.customerId);
const extrasOf = ({ extras }: CustomerBillingItem): number =>
  sumOf(extras.map(({ amount }) => amount));
const name = ({ customerName, reference }: CustomerBillingItem): string =>
  reference === null ? customerName : `${customerName} · ${reference}`;

/** The invoices to be created; only ticked ones are. */
export function InvoicesToBe({ ready, selection }: Props) {
  const { money } = useFormats();
  const columns = useMemo<readonly Column<CustomerBillingItem>[]>(
    () => [
      { id: 'customer', header: 'Customer', width: 190, card: 'key', cell: name, title: name },
      {
        id: 'due',
        header: 'Due',
        width: 66,
        isWord: true,
        card: 'fact',
        cell: ({ isDue }) => (isDue ? 'Due' : 'Later'),
      },
      {
        id: 'bookings',
        header: 'Bookings',
        width: 100,
        align: 'right',
        card: 'fact',
        cell: (row) => row.invoiced.length,
      },
      {
        id: 'jobs',
        header: 'Jobs',
        width: 70,
        align: 'right',
        card: 'fact',
        hideBelow: 1024,
        cell: (row) => row.invoicedJobs.length || '',
        title: (row) => row.invoicedJobs.map(({ referenceNo }) => referenceNo).join(', '),
      },
      {
        id: 'extras',
        header: 'Fees and later charges',
        width: 170,
        align: 'right',
        card: 'none',
        cell: (row) => extrasOf(row) !== 0 && <Money text={money(extrasOf(row))} />,
        title: (row) => row.extras.map(({ description }) => description).join(', '),
      },
      {
        id: 'ex',
        header: 'Ex. tax',
        width: 105,
        align: 'right',
        card: 'none',
        cell: (row) => row.invoice && <Money text={money(row.invoice.taxExclusiveAmount)} />,
      },
      {
        id: 'tax',
        header: 'GST',
        width: 90,
        align: 'right',
        card: 'none',
        cell: (row) => row.invoice && <Money text={money(row.invoice.tax)} />,
      },
      {
        id: 'total',
        header: 'Total',
        width: 105,
        align: 'right',
        card: 'fact',
        cell: (row) => row.invoice && <Money text={money(row.invoice.amount)} />,
      },
      {
        id: 'last',
        header: 'Last time',
        width: 110,
        align: 'right',
        card: 'none',
        cell: ({ lastAmount }) => lastAmount !== null && <Money text={money(lastAmount)} />,
      },
    ],
    [money],
  );
  return (
    <DataTable
      label="Invoices to issue"
      columns={columns}
      rows={ready}
      rowId={billingId}
      rowName={name}
      status={{ kind: 'ready' }}
      selection={selection}
      neverUsed={{
        title: 'Nothing to invoice',
        text: 'Bookings can be invoiced once delivered, and jobs once their charge is closed.',
      }}
    />
  );
}

import type { z } from 'zod';
import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { RemittancePill } from './RemittancePill.tsx';
import type { RemittanceAdvice } from '@waybill/contract/finance/remittances/shapes';

export type RemittanceItem = z.output<typeof RemittanceAdvice>;

/** Returns the columns of the list; customers see no column with their own name. */
export function remittanceColumns(
  formats: Formats,
  isCustomer: boolean,
): readonly Column<RemittanceItem>[] {
  return [
    {
      id: 'number',
      header: 'Number',
      width: 130,
      card: 'key',
      sortKey: 'remittanceNumber',
      cell: (row) => <span className="font-mono text-table">{row.remittanceNumber}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: 120,
      card: 'pill',
      sortKey: 'status',
      cell: (row) => <RemittancePill status={row.status} />,
    },
    ...(isCustomer ? [] : [customer]),
    {
      id: 'date',
      header: 'Payment date',
      width: 120,
      card: 'none',
      sortKey: 'paymentDate',
      cell: (row) => <span className="num">{formats.date(row.paymentDate)}</span>,
    },
    {
      id: 'invoices',
      header: 'Invoices',
      width: 200,
      card: 'none',
      hideBelow: 1024,
      cell: invoicesOf,
      title: invoicesOf,
    },
    amount(formats, 'totalAmount', 'Advised'),
    amount(formats, 'paidAmount', 'Paid'),
  ];
}

const invoicesOf = (row: RemittanceItem): string =>
  row.invoiceRemittances.map(({ invoiceNumber }) => invoiceNumber).join(', ');

const customer: Column<RemittanceItem> = {
  id: 'customer',
  header: 'Customer',
  width: 200,
  card: 'fact',
  sortKey: 'customer/displayName',
  cell: (row) => row.customer.displayName,
  title: (row) => `${row.customer.displayName} (${row.customer.code})`,
};

const amount = (
  { money }: Formats,
  field: 'totalAmount' | 'paidAmount',
  header: string,
): Column<RemittanceItem> => ({
  id: field,
  header,
  width: 120,
  align: 'right',
  card: field === 'totalAmount' ? 'fact' : 'none',
  sortKey: field,
  cell: (row) => <Money text={money(row[field])} />,
});

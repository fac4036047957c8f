import type { Rcti } from '@waybill/contract/finance/rcti/shapes';
import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { RctiPill } from './RctiPill.tsx';

export const rctiColumns = ({ plainDate, money }: Formats): readonly Column<Rcti>[] => [
  {
    id: 'number',
    header: 'Number',
    width: 130,
    card: 'key',
    sortKey: 'rctiNumber',
    cell: (row) => <span className="font-mono text-table">{row.rctiNumber}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    card: 'pill',
    sortKey: 'status',
    cell: (row) => <RctiPill status={row.status} />,
  },
  {
    id: 'contractor',
    header: 'Contractor',
    width: 220,
    card: 'fact',
    sortKey: 'supplierName',
    cell: (row) => row.supplierName,
    title: (row) => row.supplierName,
  },
  {
    id: 'date',
    header: 'Invoice date',
    width: 120,
    card: 'none',
    sortKey: 'invoiceDate',
    cell: (row) => <span className="num">{plainDate(row.invoiceDate)}</span>,
  },
  {
    id: 'due',
    header: 'Due date',
    width: 120,
    card: 'fact',
    sortKey: 'dueDate',
    cell: (row) => <span className="num">{plainDate(row.dueDate)}</span>,
  },
  {
    id: 'tax',
    header: 'GST',
    width: 100,
    align: 'right',
    card: 'none',
    hideBelow: 1024,
    sortKey: 'tax',
    cell: (row) => <Money text={money(row.tax)} />,
  },
  {
    id: 'amount',
    header: 'Total',
    width: 120,
    align: 'right',
    card: 'fact',
    sortKey: 'amount',
    cell: (row) => <Money text={money(row.amount)} />,
  },
];

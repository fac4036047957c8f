import type { Formats } from '#shell/formats.ts';
import { Money } from '#ui/Money.tsx';
import type { Column } from '#ui/table/types.ts';
import { ReconciliationPill } from '../parts/ReconciliationPill.tsx';
import type { Reconciliation } from '@waybill/contract/reconciliation/reconciliations/shapes';

export const reconciliationColumns = ({
  date,
  money,
  number,
  percent,
}: Formats): readonly Column<Reconciliation>[] => [
  {
    id: 'invoice',
    header: 'Invoice',
    width: 105,
    card: 'key',
    cell: ({ invoiceNumber, id }) => (
      <span className="font-mono text-table">{invoiceNumber ?? `#${id}`}</span>
    ),
  },
  {
    id: 'carrier',
    header: 'Carrier',
    width: 145,
    card: 'fact',
    sortKey: 'carrierName',
    cell: ({ carrierName }) => carrierName,
    title: ({ carrierName }) => carrierName,
  },
  {
    id: 'file',
    header: 'File',
    width: 165,
    card: 'none',
    hideBelow: 1024,
    sortKey: 'fileName',
    cell: ({ fileName }) => fileName,
    title: ({ fileName }) => fileName,
  },
  {
    id: 'created',
    header: 'Imported',
    width: 105,
    card: 'none',
    hideBelow: 768,
    sortKey: 'creationTime',
    cell: ({ creationTime }) => <span className="num">{date(creationTime)}</span>,
  },
  {
    id: 'lines',
    header: 'Lines',
    width: 70,
    align: 'right',
    card: 'none',
    sortKey: 'totals/lines',
    cell: ({ totals }) => number(totals.lines),
  },
  {
    id: 'matched',
    header: 'Matched',
    width: 90,
    align: 'right',
    card: 'none',
    cell: ({ totals: { lines, matched } }) =>
      lines === 0 ? '' : percent(Math.floor((matched / lines) * 100)),
  },
  {
    id: 'waiting',
    header: 'To decide',
    width: 100,
    align: 'right',
    card: 'fact',
    sortKey: 'totals/waiting',
    cell: ({ totals }) => number(totals.waiting),
  },
  {
    id: 'difference',
    header: 'Difference',
    width: 115,
    align: 'right',
    card: 'none',
    sortKey: 'totals/difference',
    cell: ({ totals }) => <Money text={money(totals.difference)} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 125,
    card: 'pill',
    sortKey: 'status',
    cell: ({ status }) => <ReconciliationPill status={status} />,
  },
];

import { Truck } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Money } from '../ui/Money.tsx';
import { StatusPill } from '../ui/StatusPill.tsx';
import type { Column } from '../ui/table/types.ts';

export type SampleRow = { readonly id: string; readonly customer: string; readonly kg: number };

export const manyRows = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `WB20411${String(at).padStart(3, '0')}`,
    customer: ['Harbour Coffee Roasters', 'Łódź Ceramics', 'Northside Medical Supplies Pty Ltd'][
      at % 3
    ] as string,
    kg: ((at * 37) % 900) / 10,
  }));

export const columns: readonly Column<SampleRow>[] = [
  {
    id: 'id',
    header: 'Consignment',
    width: 150,
    cell: (row) => <span className="font-mono">{row.id}</span>,
    sortKey: 'id',
  },
  {
    id: 'status',
    header: 'Status',
    width: 140,
    card: 'pill',
    cell: (row) => (
      <StatusPill family={row.kg > 50 ? 'blue' : 'amber'} icon={Truck}>
        {row.kg > 50 ? 'In transit' : 'Processing'}
      </StatusPill>
    ),
  },
  { id: 'customer', header: 'Customer', width: 220, cell: (row) => row.customer, card: 'fact' },
  { id: 'to', header: 'To', width: 160, cell: () => 'Alexandria 2015', card: 'fact' },
  { id: 'ref', header: 'Reference', hideBelow: 1024, cell: () => null },
  {
    id: 'kg',
    header: 'Weight',
    unit: 'kg',
    width: 110,
    align: 'right',
    cell: (row) => row.kg.toFixed(1),
    sortKey: 'kg',
    total: '1,204.0',
  },
  {
    id: 'price',
    header: 'Price',
    width: 110,
    align: 'right',
    cell: (row) => <Money text={`$${(row.kg * 3).toFixed(2)}`} />,
  },
];

export const rowId = (row: SampleRow): string => row.id;

export const neverUsed = {
  title: 'Book your first delivery',
  text: 'Bookings you make or import appear here.',
  action: <Button look="primary">New booking</Button>,
};

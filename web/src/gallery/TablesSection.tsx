import { Download, Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import type { DateRange } from '../ui/date-ranges.ts';
import { Button } from '../ui/Button.tsx';
import { DateRangePicker } from '../ui/DateRangePicker.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { Money } from '../ui/Money.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StatusPill } from '../ui/StatusPill.tsx';
import { BulkBar } from '../ui/table/BulkBar.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import type { Column, Sort, TableStatus } from '../ui/table/types.ts';

type Row = { readonly id: string; readonly customer: string; readonly kg: number };

const manyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `WB20411${String(at).padStart(3, '0')}`,
    customer: ['Harbour Coffee Roasters', 'Łódź Ceramics', 'Northside Medical Supplies Pty Ltd'][
      at % 3
    ] as string,
    kg: ((at * 37) % 900) / 10,
  }));

const columns: readonly Column<Row>[] = [
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

const rowId = (row: Row): string => row.id;
const neverUsed = {
  title: 'Book your first delivery',
  text: 'Bookings you make or import appear here.',
  action: <Button look="primary">New booking</Button>,
};

/** An index page, then a table in each of its moods. */
export function TablesSection() {
  return (
    <>
      <IndexPage />
      <Mood title="Loading" rows={undefined} status={{ kind: 'loading' }} />
      <Mood title="Never used" rows={[]} status={{ kind: 'ready' }} />
      <Mood title="Filtered" rows={[]} status={{ kind: 'ready' }} onClear={() => undefined} />
      <Mood
        title="Failed"
        rows={manyRows(2)}
        status={{
          kind: 'failed',
          message: 'The list could not be loaded.',
          requestId: '01J9-7KQ',
          onRetry: () => undefined,
          asOf: '10:42',
        }}
      />
      <Mood
        title="Forbidden"
        rows={undefined}
        status={{ kind: 'forbidden', permission: 'Booking.Read' }}
      />
      <Mood title="10,000 rows" rows={manyRows(10_000)} status={{ kind: 'ready' }} />
    </>
  );
}

type MoodProps = {
  readonly title: string;
  readonly rows: readonly Row[] | undefined;
  readonly status: TableStatus;
  readonly onClear?: () => void;
};

function Mood({ title, rows, status, onClear }: MoodProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-h3 font-semibold">{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowId}
        status={status}
        neverUsed={neverUsed}
        onClearFilters={onClear}
        pageKeysOff
      />
    </section>
  );
}

function IndexPage() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['WB20411001', 'WB20411002']));
  const [sort, setSort] = useState<Sort>({ key: 'id', descending: true });
  const [text, setText] = useState('');
  const [status, setStatus] = useState<readonly string[]>(['blue']);
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  const [peek, setPeek] = useState<Row | null>(null);
  const [page, setPage] = useState({ skip: 0, take: 50 });
  return (
    <section className="min-w-0">
      <PageHeading
        title="Bookings"
        count="1,234"
        breadcrumb={[{ label: 'Dashboard', href: '#acts' }, { label: 'Bookings' }]}
        actions={[
          { label: 'New booking', onAct: () => undefined, primary: true },
          { label: 'Import', onAct: () => undefined },
          { label: 'Export', icon: Download, onAct: () => undefined },
        ]}
      />
      <FilterBar
        search={{ value: text, onChange: setText, placeholder: 'Consignment, suburb, reference' }}
        promoted={
          <>
            <FilterSelect
              label="Status"
              chosen={status}
              onChange={setStatus}
              options={[
                { value: 'blue', label: 'In transit' },
                { value: 'amber', label: 'Processing' },
              ]}
            />
            <DateRangePicker label="Created" value={range} onChange={setRange} zone="Sydney time" />
          </>
        }
        more={[{ label: 'Carrier', onAct: () => undefined }]}
        chips={[{ id: 's', label: 'Status', operator: 'is', value: 'In transit', onRemove: none }]}
        onClearAll={none}
      />
      <DataTable
        label="Bookings"
        columns={columns}
        rows={manyRows(8)}
        rowId={rowId}
        rowName={rowId}
        status={{ kind: 'ready', refetching: true }}
        neverUsed={neverUsed}
        rowHref={(row) => `#tables/${row.id}`}
        onPeek={setPeek}
        rowActions={() => [
          { label: 'Print label', icon: Printer, onAct: none },
          'separator',
          { label: 'Cancel', danger: true, onAct: none },
        ]}
        sort={sort}
        onSort={setSort}
        selection={{ chosen, onChange: setChosen }}
        newRows={{ count: 3, onShow: none }}
      />
      <Pager {...page} total={1234} onChange={setPage} />
      <BulkBar
        count={chosen.size}
        onClear={() => setChosen(new Set())}
        matching={{ total: 1234, all: false, onSelectAll: none }}
      >
        <Button size="small" icon={Printer}>
          Print labels
        </Button>
      </BulkBar>
      <Drawer open={peek !== null} onOpenChange={() => setPeek(null)} title={peek?.id ?? ''}>
        {peek?.customer}
      </Drawer>
    </section>
  );
}

const none = () => undefined;

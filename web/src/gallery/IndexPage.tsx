import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { DateRangePicker } from '../ui/DateRangePicker.tsx';
import type { DateRange } from '../ui/date-ranges.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BulkBar } from '../ui/table/BulkBar.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import type { Sort } from '../ui/table/types.ts';
import { columns, manyRows, neverUsed, type SampleRow, rowId } from './sample-rows.tsx';

/** A whole index page: heading, filters, table, pages, bulk bar and peek. */
export function IndexPage() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['WB20411001', 'WB20411002']));
  const [sort, setSort] = useState<Sort>({ key: 'id', descending: true });
  const [peek, setPeek] = useState<SampleRow | null>(null);
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
      <Filters />
      <DataTable
        label="Bookings"
        columns={columns}
        rows={rows}
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

function Filters() {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<readonly string[]>(['blue']);
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  return (
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
  );
}

const none = () => undefined;
const rows = manyRows(8);

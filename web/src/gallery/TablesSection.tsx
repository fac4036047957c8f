import { DataTable } from '../ui/table/DataTable.tsx';
import type { TableStatus } from '../ui/table/types.ts';
import { IndexPage } from './IndexPage.tsx';
import { columns, manyRows, neverUsed, type SampleRow, rowId } from './sample-rows.tsx';

/** An index page, then a table in each of its states. */
export function TablesSection() {
  return (
    <>
      <IndexPage />
      <TableState title="Loading" rows={undefined} status={{ kind: 'loading' }} />
      <TableState title="Never used" rows={[]} status={{ kind: 'ready' }} />
      <TableState title="Filtered" rows={[]} status={{ kind: 'ready' }} onClear={() => undefined} />
      <TableState
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
      <TableState
        title="Forbidden"
        rows={undefined}
        status={{ kind: 'forbidden', permission: 'Booking.Read' }}
      />
    </>
  );
}

type TableStateProps = {
  readonly title: string;
  readonly rows: readonly SampleRow[] | undefined;
  readonly status: TableStatus;
  readonly onClear?: () => void;
};

function TableState({ title, rows, status, onClear }: TableStateProps) {
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

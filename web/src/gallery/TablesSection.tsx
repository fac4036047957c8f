import { DataTable } from '../ui/table/DataTable.tsx';
import type { TableStatus } from '../ui/table/types.ts';
import { IndexPage } from './IndexPage.tsx';
import { columns, manyRows, neverUsed, type SampleRow, rowId } from './sample-rows.tsx';

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
    </>
  );
}

type MoodProps = {
  readonly title: string;
  readonly rows: readonly SampleRow[] | undefined;
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

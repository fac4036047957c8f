import type { MultiStopJob } from '@waybill/contract/jobs/multi-stop/shapes';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { MultiStopDrawer } from './MultiStopDrawer.tsx';
import { MultiStopPill } from './MultiStopPill.tsx';
import { useMultiStops } from './calls.ts';

const columnsIn = (formats: Formats, t: Translate): readonly Column<MultiStopJob>[] => [
  {
    id: 'number',
    header: 'Multi-stop',
    cell: ({ multistopno }) => <span className="font-mono text-table">{multistopno}</span>,
    sortKey: 'multistopno',
    width: 130,
    card: 'key',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <MultiStopPill status={status} />,
    width: 140,
    card: 'pill',
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customername }) => customername,
    sortKey: 'customername',
    width: 200,
    card: 'fact',
  },
  {
    id: 'from',
    header: 'From',
    cell: ({ fromAddress }) => fromAddress.suburb,
    width: 150,
    hideBelow: 1024,
  },
  {
    id: 'stops',
    header: 'Stops',
    cell: ({ jobcount, deliveredcount }) =>
      t('{done} of {count}', { done: deliveredcount, count: jobcount }),
    sortKey: 'jobcount',
    width: 90,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'weight',
    header: 'Weight',
    unit: 'kg',
    cell: ({ weight }) => formats.number(weight),
    width: 100,
    align: 'right',
    hideBelow: 768,
  },
  {
    id: 'driver',
    header: 'Driver',
    cell: ({ drivername }) => drivername,
    width: 150,
    card: 'fact',
  },
];

/** The multi-stop jobs: one drive for several jobs of one customer. */
export function MultiStopsPage() {
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => columnsIn(formats, t), [formats, t]);
  const mayMake = useMay()('Job.Allocate');
  const [adding, setAdding] = useState(false);
  const list = useRecordList(paths.multiStops(), '-creationtime');
  const query = useMultiStops({ ...list.requested, filter: list.search.q });
  return (
    <>
      <PageHeading
        title="Multi-stop jobs"
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: 'Multi-stop jobs' }]}
        actions={
          mayMake
            ? [{ label: 'New multi-stop', icon: Plus, primary: true, onAct: () => setAdding(true) }]
            : []
        }
      />
      <FilterBar search={{ ...list.text, placeholder: 'Number or customer' }} />
      <RecordTable
        list={list}
        query={query}
        permission="Job.View"
        label="Multi-stop jobs"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ multistopno }) => multistopno}
        rowHref={({ id }) => paths.multiStop(id)}
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'No multi-stop jobs yet',
          text: 'Select jobs of one customer in the list of jobs, then add them to a multi-stop.',
        }}
      />
      {adding && <MultiStopDrawer onClose={() => setAdding(false)} />}
    </>
  );
}

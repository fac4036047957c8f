import { lineHaulStatuses } from '@waybill/contract/jobs/jobs/choices';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { Plus, SquareKanban, Table2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { allOf } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { exportActions } from '#shell/records/export-actions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { type RecordList, useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import type { Column } from '#ui/table/types.ts';
import { isDelayed } from './delayed.ts';
import { LineHaulDrawer } from './LineHaulDrawer.tsx';
import { lineHaulsWith } from './line-hauls-with.ts';
import { LineHaulPill } from './LineHaulPill.tsx';
import { useExportLineHauls, useLineHauls } from './calls.ts';
import { ImportLineHauls } from './ImportLineHauls.tsx';

const columnsIn = (formats: Formats, t: Translate): readonly Column<LineHaul>[] => [
  {
    id: 'code',
    header: 'Line haul',
    cell: ({ linehaulcode }) => <span className="font-mono text-table">{linehaulcode}</span>,
    sortKey: 'linehaulcode',
    width: 110,
    card: 'key',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <LineHaulPill status={row.status} isDelayed={isDelayed(row)} />,
    sortKey: 'status',
    width: 180,
    card: 'pill',
  },
  {
    id: 'route',
    header: 'Route',
    cell: ({ startheadport, destinationheadport }) => `${startheadport} › ${destinationheadport}`,
    sortKey: 'startheadport',
    width: 110,
    card: 'fact',
  },
  {
    id: 'departure',
    header: 'Departure',
    cell: (row) => momentText(formats, row.departuredate ?? row.planneddeparture),
    sortKey: 'planneddeparture',
    width: 160,
    card: 'fact',
  },
  {
    id: 'arrival',
    header: 'Arrival',
    cell: (row) =>
      momentText(formats, row.arrivaldate ?? row.expectedarrival ?? row.plannedarrival),
    sortKey: 'plannedarrival',
    width: 160,
    card: 'fact',
  },
  {
    id: 'jobs',
    header: 'Jobs',
    cell: ({ numberofjobs }) => formats.number(numberofjobs),
    sortKey: 'numberofjobs',
    width: 80,
    align: 'right',
    hideBelow: 1440,
  },
  {
    id: 'articles',
    header: 'Loaded',
    cell: ({ loadedarticles, numberofarticles }) =>
      t('{done} of {count}', { done: loadedarticles, count: numberofarticles }),
    width: 110,
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
    hideBelow: 1280,
  },
  {
    id: 'carrier',
    header: 'Carrier',
    cell: ({ carriername }) => carriername,
    sortKey: 'carriername',
    width: 160,
    hideBelow: 1440,
  },
];

const momentText = (formats: Formats, at: string | null) =>
  at === null ? '' : formats.dateTime(at);

const layouts = [
  { value: 'table', label: 'Table', icon: Table2 },
  { value: 'board', label: 'Board', icon: SquareKanban },
] as const;

const LineHaulBoard = later(async () => (await import('./LineHaulBoard.tsx')).LineHaulBoard);

const shape = {
  status: oneOf(lineHaulStatuses),
  layout: or(oneOf(['table', 'board']), 'table'),
};

/** The line hauls: trips between head ports with the freight of many jobs. */
export function LineHaulsPage() {
  const [adding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [{ status, layout }, setSearch] = useSearchState(shape);
  const list = useRecordList(paths.lineHauls(), '-creationtime');
  const filter = status
    ? allOf([`status eq '${status}'`, lineHaulsWith(list.search.q)])
    : list.search.q;
  const exporting = useExportLineHauls();
  const isFiltered = Boolean(list.search.q ?? status);
  const clear = () => {
    list.narrow({ q: undefined });
    setSearch({ status: undefined });
  };
  return (
    <>
      <PageHeading
        title="Line hauls"
        breadcrumb={[{ label: 'Jobs', href: paths.jobs() }, { label: 'Line hauls' }]}
        actions={[
          { label: 'New line haul', icon: Plus, primary: true, onAct: () => setAdding(true) },
          { label: 'Import', icon: Upload, seldom: true, onAct: () => setImporting(true) },
          ...exportActions((format) => exporting.mutate({ ...(filter && { filter }), format })),
        ]}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      <FilterBar
        search={{ ...list.text, placeholder: 'Number, head port or carrier' }}
        promoted={
          <FilterSelect
            single
            label="Status"
            options={lineHaulStatuses.map((value) => ({ value, label: value }))}
            chosen={status ? [status] : []}
            onChange={([chosen]) =>
              setSearch({ status: lineHaulStatuses.find((each) => each === chosen) })
            }
          />
        }
        end={
          <SegmentedControl
            label="Layout"
            value={layout}
            onChange={(next) => setSearch({ layout: next === 'table' ? undefined : next })}
            options={layouts}
          />
        }
      />
      {layout === 'board' ? (
        <LineHaulBoard text={list.search.q} status={status} />
      ) : (
        <LineHaulTable
          list={list}
          filter={filter}
          onClearFilters={isFiltered ? clear : undefined}
        />
      )}
      {isImporting && <ImportLineHauls onClose={() => setImporting(false)} />}
      {adding && <LineHaulDrawer onClose={() => setAdding(false)} />}
    </>
  );
}

type TableProps = {
  readonly list: RecordList;
  readonly filter: string | undefined;
  readonly onClearFilters: (() => void) | undefined;
};

function LineHaulTable({ list, filter, onClearFilters }: TableProps) {
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => columnsIn(formats, t), [formats, t]);
  const query = useLineHauls({ ...list.requested, filter });
  return (
    <RecordTable
      list={list}
      query={query}
      permission="Job.Linehaul"
      label="Line hauls"
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      rowHref={rowHref}
      onClearFilters={onClearFilters}
      neverUsed={{
        title: 'No line hauls yet',
        text: 'Plan a trip between two head ports, then add jobs to it.',
      }}
    />
  );
}

const rowId = ({ linehaulid }: LineHaul) => linehaulid;
const rowName = ({ linehaulcode }: LineHaul) => linehaulcode;
const rowHref = ({ linehaulid }: LineHaul) => paths.lineHaul(linehaulid);

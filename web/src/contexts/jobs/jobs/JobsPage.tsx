import type { Job } from '@waybill/contract/jobs/shapes';
import {
  Map as MapIcon,
  Plus,
  Route,
  ScanLine,
  ScanSearch,
  Smartphone,
  SquareKanban,
  Table2,
  Truck,
} from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { jobColumns } from './list/job-columns.tsx';
import { jobViews, statusesOf } from './list/job-search.ts';
import { JobBulk } from './list/JobBulk.tsx';
import { JobPeek } from './list/JobPeek.tsx';
import { type JobList, useJobList } from './list/use-job-list.ts';
import { SavedJobViews } from './list/SavedJobViews.tsx';
import { useJobSelection } from './list/use-job-selection.ts';
import { statusChoices } from './status.ts';
import { useLabel } from '#ui/labels.ts';

const JobMap = later(async () => (await import('./list/JobMap.tsx')).JobMap);
const JobBoard = later(async () => (await import('./list/JobBoard.tsx')).JobBoard);

const layouts = [
  { value: 'table', label: 'Table', icon: Table2 },
  { value: 'map', label: 'Map', icon: MapIcon },
  { value: 'board', label: 'Board', icon: SquareKanban },
] as const;

/** The jobs of the own fleet, with driver and deadline. */
export function JobsPage() {
  const list = useJobList();
  const may = useMay();
  const { number } = useFormats();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const views = jobViews.filter(
    ({ id }) => !isCustomer || ['all', 'dueToday', 'late'].includes(id),
  );
  return (
    <>
      <PageHeading
        title="Jobs"
        {...(list.total === undefined ? {} : { count: number(list.total) })}
        actions={[
          ...(may('Job.Scan')
            ? [{ label: 'Scan freight', href: paths.jobsScan(), icon: ScanLine, primary: true }]
            : []),
          ...(may('Job.Create') ? [{ label: 'New job', href: paths.newJob(), icon: Plus }] : []),
          ...(session?.isDriver === true
            ? [{ label: 'Driver app', href: paths.driverApp(), icon: Smartphone }]
            : []),
          { label: 'Multi-stop jobs', href: paths.multiStops(), icon: Route },
          ...(may('Job.Edit')
            ? [{ label: 'Scans to review', href: paths.scanReviews(), icon: ScanSearch }]
            : []),
          ...(may('Job.Linehaul')
            ? [{ label: 'Line hauls', href: paths.lineHauls(), icon: Truck }]
            : []),
        ]}
      />
      <Tabs
        label="Views"
        tabs={views.map(({ id, name }) => ({ id, label: name }))}
        active={list.search.view}
        onChange={(view) => list.narrow({ view: view === 'all' ? undefined : view })}
      >
        <FilterBar
          search={{ ...list.typed, placeholder: 'Number, customer or place' }}
          promoted={
            <FilterSelect
              label="Status"
              options={statusChoices}
              chosen={statusesOf(list.search.status)}
              onChange={(statuses) => list.narrow({ status: statuses.join(',') || undefined })}
            />
          }
          end={
            <>
              <SavedJobViews list={list} />
              <SegmentedControl
                label="Layout"
                value={list.search.layout}
                onChange={(layout) =>
                  list.change({ layout: layout === 'table' ? undefined : layout })
                }
                options={layouts}
              />
            </>
          }
        />
        {list.search.layout === 'table' && <Table list={list} isCustomer={isCustomer} />}
        {list.search.layout === 'map' && <JobMap list={list} mayChoose={!isCustomer} />}
        {list.search.layout === 'board' && <JobBoard list={list} />}
      </Tabs>
      <JobPeek id={list.search.peek} onClose={() => list.change({ peek: undefined })} />
    </>
  );
}

const rowId = (row: Job) => row.id;
const rowName = (row: Job) => row.jobno;
const rowHref = (row: Job) => paths.job(row.id);

const noJobs = {
  title: 'Close a manifest to create jobs',
  text: 'Each own-fleet booking becomes a job when its manifest is closed.',
};

function Table({ list, isCustomer }: { readonly list: JobList; readonly isCustomer: boolean }) {
  const spoken = useLabel();
  const formats = useFormats();
  const columns = useMemo(
    () => jobColumns(formats, isCustomer, spoken),
    [formats, isCustomer, spoken],
  );
  const { jobs, selection, clear } = useJobSelection(list.rows);
  return (
    <>
      <DataTable
        label="Jobs"
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        onPeek={(row) => list.change({ peek: row.id })}
        status={list.status}
        sort={list.sort}
        onSort={list.onSort}
        total={list.total}
        selection={isCustomer ? undefined : selection}
        neverUsed={
          list.search.view === 'all'
            ? noJobs
            : {
                title: 'No jobs in this view',
                action: <Button onClick={list.clear}>Show all jobs</Button>,
              }
        }
        onClearFilters={list.isNarrowed ? list.clear : undefined}
      />
      {list.total !== undefined && list.total > 0 && (
        <Pager
          skip={list.page.skip}
          take={list.page.take}
          total={list.total}
          onChange={list.page.onPage}
        />
      )}
      {!isCustomer && <JobBulk jobs={jobs} onClear={clear} />}
    </>
  );
}

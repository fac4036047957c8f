import type { Job } from '@waybill/contract/jobs/shapes';
import { useMemo, useRef } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { type RecordList, useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import type { Selection } from '#ui/table/types.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { DriverChoice } from './DriverChoice.tsx';
import { jobColumns } from './job-columns.tsx';
import { useChosenJobs } from './use-chosen-jobs.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useAllocate, useUnallocatedJobs } from './calls.ts';

/** Puts work on people: choose jobs that wait, then the driver who gets them. */
export function AllocationPage() {
  const t = useTranslate();
  const list = useRecordList(paths.allocation(), 'deadline');
  const query = useUnallocatedJobs({ ...list.requested, filter: list.search.q });
  const { ids, selection, clear } = useChosenJobs(query.data?.items);
  const mayGive = useMay()('Job.Allocate');
  const allocate = useAllocate();
  const toast = useToast();
  const drivers = useRef<HTMLDivElement>(null);
  const toDrivers = () => drivers.current?.querySelector('button')?.focus();
  useShortcut('a', toDrivers);
  const give = (driver: Driver) =>
    allocate.mutate(
      { allocation: { agentId: driver.userGuid, jobIds: ids, onlyWaiting: true } },
      {
        onSuccess: ({ allocated }) => {
          clear();
          const title = allocatedText(t, allocated, driver.name);
          toast({ title, tone: 'success' });
        },
        onError: () => void query.refetch(),
      },
    );
  const total = query.data?.totalCount;
  const giving = allocate.isPending ? (allocate.variables.allocation.agentId ?? null) : null;
  return (
    <>
      <PageHeading
        title="Allocation"
        {...(total === undefined ? {} : { count: t('{count} waiting', { count: total }) })}
      />
      {allocate.error && (
        <div role="alert" className="mb-4">
          <Banner tone="problem" title={explain(allocate.error).message}>
            Nothing was allocated. The list has been refreshed.
          </Banner>
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Waiting list={list} answer={query} selection={mayGive ? selection : undefined} />
        </div>
        <div ref={drivers}>
          <DriverChoice count={ids.length} giving={giving} onGive={give} mayGive={mayGive} />
        </div>
      </div>
      <BulkBar count={ids.length} onClear={clear}>
        <Button size="small" keys="a" onClick={toDrivers}>
          Choose a driver
        </Button>
      </BulkBar>
    </>
  );
}

const allocatedText = (t: Translate, count: number, name: string): string =>
  count === 1
    ? t('1 job allocated to {name}', { name })
    : t('{count} jobs allocated to {name}', { count, name });
const rowId = ({ id }: Job) => id;
const rowName = ({ jobno }: Job) => jobno;
const rowHref = ({ id }: Job) => paths.job(id);

type WaitingProps = {
  readonly list: RecordList;
  readonly answer: ReturnType<typeof useUnallocatedJobs>;
  readonly selection: Selection | undefined;
};

function Waiting({ list, answer: result, selection }: WaitingProps) {
  const formats = useFormats();
  const columns = useMemo(() => jobColumns(formats), [formats]);
  return (
    <>
      <FilterBar search={{ ...list.text, placeholder: 'Number, customer or place' }} />
      <RecordTable
        list={list}
        answer={result}
        label="Unallocated jobs"
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        permission="Job.View"
        selection={selection}
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'Everything is allocated',
          text: 'Jobs appear here when an own-fleet manifest is closed.',
        }}
      />
    </>
  );
}

import { taskStates } from '@waybill/contract/administration/shapes';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { oneOf } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useLabel } from '#ui/labels.ts';
import type { Column } from '#ui/table/types.ts';
import { useToast } from '#ui/Toasts.tsx';
import { DiscardTask } from './DiscardTask.tsx';
import { stateFamily } from './labels.ts';
import type { BackgroundTask } from '@waybill/contract/administration/tasks/shapes';
import { useBackgroundTasks, useRetryTask } from './calls.ts';

const shape = { state: oneOf(taskStates) };
const lookAgain_ms = 3_000;

const columns: readonly Column<BackgroundTask>[] = [
  {
    id: 'name',
    header: 'Task',
    cell: ({ name }) => name,
    sortKey: 'name',
    card: 'key',
    width: 240,
  },
  { id: 'state', header: 'State', cell: State, card: 'pill', width: 120 },
  {
    id: 'concerns',
    header: 'Subject',
    cell: ({ concerns }) =>
      Object.entries(concerns)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || '—',
    width: 180,
    hideBelow: 768,
  },
  {
    id: 'tries',
    header: 'Attempts',
    cell: ({ attempts, maxAttempts }) => `${attempts} / ${maxAttempts}`,
    align: 'right',
    sortKey: 'attempts',
    width: 80,
  },
  { id: 'next', header: 'Next', cell: Next, sortKey: 'nextTime', width: 180 },
  {
    id: 'error',
    header: 'Last error',
    cell: ({ lastError, discardReason }) => discardReason ?? lastError ?? '—',
    title: ({ lastError, discardReason }) => discardReason ?? lastError ?? '',
    hideBelow: 1024,
  },
];
const idOf = ({ id }: BackgroundTask) => String(id);
const nameOf = ({ name }: BackgroundTask) => name;

/** The background tasks of this tenant, pending and failed. */
export function BackgroundTasksPage() {
  const t = useTranslate();
  const label = useLabel();
  const toast = useToast();
  const [search, setSearch] = useSearchState(shape);
  const list = useRecordList(paths.backgroundTasks(), 'nextTime');
  const query = useBackgroundTasks(
    {
      ...list.requested,
      ...(list.search.q ? { filter: list.search.q } : {}),
      ...(search.state ? { state: search.state } : {}),
    },
    lookAgain_ms,
  );
  const retry = useRetryTask();
  const [leaving, setLeaving] = useState<BackgroundTask | null>(null);
  const rowActions = (task: BackgroundTask) =>
    task.state === 'Running' || task.state === 'Discarded'
      ? []
      : [
          {
            label: 'Retry now',
            icon: RotateCw,
            onAct: () =>
              retry.mutate(
                { id: task.id },
                { onSuccess: () => toast({ title: t('The task runs again right away') }) },
              ),
          },
          { label: 'Discard', icon: Trash2, danger: true, onAct: () => setLeaving(task) },
        ];
  return (
    <>
      <PageHeading
        title="Background tasks"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Background tasks' }]}
      />
      <div className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4">
        {taskStates.slice(0, 4).map((state) => (
          <StatTile
            key={state}
            label={label(stateWords[state])}
            value={query.data && String(query.data.counts[state] ?? 0)}
            family={stateFamily[state]}
            href={paths.backgroundTasks({ state })}
          />
        ))}
      </div>
      {retry.error && <Banner tone="problem" title={explain(retry.error).message} />}
      <FilterBar
        search={{ ...list.text, placeholder: t('Task or error') }}
        promoted={
          <FilterSelect
            label={t('State')}
            single
            options={taskStates.map((value) => ({ value, label: label(stateWords[value]) }))}
            chosen={search.state ? [search.state] : []}
            onChange={([state]) => {
              list.narrow({});
              setSearch({ state });
            }}
          />
        }
      />
      <RecordTable
        list={list}
        query={query}
        label="Background tasks"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowActions={rowActions}
        permission="Administration.Settings"
        onClearFilters={
          list.search.q || search.state
            ? () => {
                list.narrow({ q: undefined });
                setSearch({ state: undefined });
              }
            : undefined
        }
        neverUsed={{
          title: t('No tasks in the queue'),
          text: t('E-mails, reports and scheduled work appear here until they are done.'),
        }}
      />
      {leaving && <DiscardTask task={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

const stateWords = {
  Waiting: 'Waiting',
  Running: 'In progress',
  Failing: 'Retrying',
  Dead: 'Failed permanently',
  Discarded: 'Discarded',
} as const;

function State({ state }: BackgroundTask) {
  const t = useTranslate();
  return <StatusPill family={stateFamily[state]}>{t(stateWords[state])}</StatusPill>;
}

function Next({ nextTime, state }: BackgroundTask) {
  const { dateTime } = useFormats();
  return state === 'Dead' ? '—' : dateTime(nextTime);
}

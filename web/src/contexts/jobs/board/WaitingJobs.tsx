import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo, useDeferredValue, useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { type Grouping, type JobFilter, jobFilters } from './board-view.ts';
import type { BoardSelection } from './use-board-selection.ts';
import { JobGroups } from './JobGroups.tsx';

type WaitingJobsProps = {
  readonly board: Board;
  readonly selection: BoardSelection;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

const choices = [
  { value: 'zone', label: 'Zone' },
  { value: 'port', label: 'Head port' },
  { value: 'time', label: 'Time' },
] as const;

const filterWords: Readonly<Record<JobFilter, string>> = {
  Late: 'Late',
  DangerousGoods: 'Dangerous goods',
  TimeSlot: 'Time slot',
  Pallets: 'Pallets',
};
const filterChoices = jobFilters.map((value) => ({ value, label: filterWords[value] }));

/** The waiting jobs in groups; several are selected with Shift and Ctrl, or with arrow keys. */
export const WaitingJobs = memo(function WaitingJobs({ board, ...shared }: WaitingJobsProps) {
  const t = useTranslate();
  const [by, setBy] = useState<Grouping>('zone');
  const [text, setText] = useState('');
  const [filters, setFilters] = useState<readonly JobFilter[]>([]);
  // Typing does not wait for the list.
  const wanted = useDeferredValue(text);
  const { waiting, timezone, waitingtotal, now } = board;
  return (
    <section aria-label={t('Unallocated jobs')} className="flex min-h-0 flex-col gap-3">
      <div className="grid gap-2">
        <input
          type="search"
          aria-label={t('Search unallocated jobs')}
          placeholder={t('Number, customer or place')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-9 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3"
        />
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl label="Group by" value={by} onChange={setBy} options={choices} />
          <FilterSelect
            label="Filter"
            options={filterChoices}
            chosen={filters}
            onChange={setFilters}
          />
        </div>
      </div>
      {waitingtotal > waiting.length && (
        <p className="text-meta text-ink-3">
          {t('The first {count} of {total}', { count: waiting.length, total: waitingtotal })}
        </p>
      )}
      <JobGroups
        waiting={waiting}
        by={by}
        text={wanted}
        filters={filters}
        timezone={timezone}
        now={now}
        {...shared}
      />
    </section>
  );
});

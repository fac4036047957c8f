import { writeTime } from '#ui/plain-time.ts';
import { useFormats } from '#shell/formats.ts';
import { cx } from '#ui/cx.ts';
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { type Grouping, groupedJobs } from './board-view.ts';
import { JobCard } from './JobCard.tsx';
import type { BoardSelection } from './use-board-selection.ts';

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

/** The waiting jobs in groups; several are selected with Shift and Ctrl, or with arrow keys. */
export function WaitingJobs({ board, selection, onDragStart, onDragEnd }: WaitingJobsProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const [by, setBy] = useState<Grouping>('zone');
  const [text, setText] = useState('');
  const { waiting, timezone, waitingtotal, now } = board;
  const groups = useMemo(
    () => groupedJobs(waiting, { by, text, timezone }),
    [waiting, by, text, timezone],
  );
  const heading = (name: string) => {
    if (name === '') return t(by === 'time' ? 'No deadline' : 'In no zone');
    return by === 'time' ? writeTime(name, language) : name;
  };
  const listed = useMemo(() => groups.flatMap(({ jobs }) => jobs), [groups]);
  const cards = useRef<HTMLDivElement>(null);
  useCardKeys(cards, selection);
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
        <SegmentedControl label="Group by" value={by} onChange={setBy} options={choices} />
      </div>
      {waitingtotal > waiting.length && (
        <p className="text-meta text-ink-3">
          {t('The first {count} of {total}', { count: waiting.length, total: waitingtotal })}
        </p>
      )}
      {listed.length === 0 ? (
        <EmptyState
          title={text === '' ? 'Everything is allocated' : 'No job matches'}
          text={text === '' ? 'New jobs appear here as they come in.' : 'Try a shorter search.'}
        />
      ) : (
        <div ref={cards} className="min-h-0 flex-1 space-y-3 overflow-y-auto pr-1">
          {groups.map(({ name, jobs }) => (
            <section key={name} aria-label={heading(name)}>
              <div
                className={cx(
                  'sticky top-0 z-10 flex items-center justify-between bg-canvas py-1',
                  'text-meta font-semibold text-ink-2',
                )}
              >
                <span>{heading(name)}</span>
                <button
                  type="button"
                  className="rounded px-2 py-1 text-primary hover:bg-sunken"
                  aria-label={t('Select {count} in {name}', { count: jobs.length, name })}
                  onClick={() => selection.select(jobs.map(({ id }) => id))}
                >
                  <span className="num">{jobs.length}</span>
                </button>
              </div>
              <div className="space-y-1.5">
                {jobs.map((job) => (
                  <JobCard
                    key={job.id}
                    job={job}
                    isSelected={selection.ids.has(job.id)}
                    isLate={job.deadline !== null && Date.parse(job.deadline) < Date.parse(now)}
                    onPick={(event) => selection.pick(job, listed, event)}
                    onDragStart={(event) => onDragStart(job, event)}
                    onDragEnd={onDragEnd}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** Binds `j` and `k` to move between cards; with Shift they extend the selection. */
function useCardKeys(list: RefObject<HTMLElement | null>, selection: BoardSelection): void {
  const go = (step: number, isAdding: boolean) => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? [])];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    const next = cards[Math.min(cards.length - 1, Math.max(0, at + step))];
    next?.focus();
    const id = next?.dataset['job'];
    if (isAdding && id !== undefined) selection.select([...selection.ids, id]);
  };
  useShortcut('j', () => go(1, false));
  useShortcut('k', () => go(-1, false));
  useShortcut('J', () => go(1, true));
  useShortcut('K', () => go(-1, true));
}

import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo, useMemo, useRef } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { writeTime } from '#ui/plain-time.ts';
import { useSeen } from '#ui/use-window.ts';
import { type Grouping, groupedJobs, isPastDue, type JobFilter } from './board-view.ts';
import {
  card_px,
  cardsWithin,
  cardTop,
  groupGap_px,
  heading_px,
  placedGroups,
  type PlacedGroup,
  type Seen,
} from './card-places.ts';
import { JobCard } from './JobCard.tsx';
import { useCardKeys } from './use-card-keys.ts';
import type { BoardSelection } from './use-board-selection.ts';

type JobGroupsProps = {
  readonly waiting: readonly BoardJob[];
  readonly by: Grouping;
  /** The text that jobs must contain. */
  readonly text: string;
  readonly filters: readonly JobFilter[];
  readonly timezone: string;
  /** The board's time (ISO 8601): jobs with an earlier deadline are late. */
  readonly now: string;
  readonly selection: BoardSelection;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

/** Above this number of jobs, only the visible ones are in the document. */
const windowFrom = 120;
const everything: Seen = { from: 0, to: Infinity };

/** Groups of waiting jobs in a list that scrolls. */
export const JobGroups = memo(function JobGroups(props: JobGroupsProps) {
  const { waiting, by, text, filters, timezone, now } = props;
  const { selection, onDragStart, onDragEnd } = props;
  const t = useTranslate();
  const formats = useFormats();
  const { language } = formats;
  const groups = useMemo(
    () => placedGroups(groupedJobs(waiting, { by, text, filters, timezone, now })),
    [waiting, by, text, filters, timezone, now],
  );
  const listed = useMemo(() => groups.flatMap(({ jobs }) => jobs), [groups]);
  const region = useRef<HTMLDivElement>(null);
  const visible = useSeen(region, 4 * card_px);
  const seen = listed.length > windowFrom ? visible : everything;
  useCardKeys(region, { groups, listed, selection });
  const heading = (name: string) => {
    if (name === '') return t(by === 'time' ? 'No deadline' : 'In no zone');
    if (by !== 'time') return name;
    return name.includes(':') ? writeTime(name, language) : formats.plainDate(name);
  };
  if (listed.length === 0) {
    return (
      <EmptyState
        title={waiting.length === 0 ? 'Everything is allocated' : 'No job matches'}
        text={
          waiting.length === 0 ? 'New jobs appear here as they come in.' : 'Try a shorter search.'
        }
      />
    );
  }
  const draw = (job: BoardJob) => (
    <JobCard
      key={job.id}
      job={job}
      list={listed}
      due={job.deadline === null ? null : formats.timeOn(job.deadline, formats.dayOf(now))}
      isLate={isPastDue(job, now)}
      selection={selection}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    />
  );
  return (
    <div ref={region} className="min-h-0 flex-1 overflow-y-auto px-1">
      {groups.map((group) => (
        <section
          key={group.name}
          aria-label={heading(group.name)}
          style={{ marginBottom: groupGap_px }}
        >
          <div
            className={cx(
              'sticky top-0 z-10 flex items-center justify-between bg-canvas',
              'text-meta font-semibold text-ink-2',
            )}
            style={{ height: heading_px }}
          >
            <span className="truncate">{heading(group.name)}</span>
            <button
              type="button"
              className="rounded px-2 py-1 text-primary hover:bg-sunken"
              aria-label={t('Select {count}: {name}', {
                count: group.jobs.length,
                name: heading(group.name),
              })}
              onClick={() => selection.select(group.jobs.map(({ id }) => id))}
            >
              <span className="num">{group.jobs.length}</span>
            </button>
          </div>
          <Cards group={group} seen={seen} draw={draw} />
        </section>
      ))}
    </div>
  );
});

type CardsProps = {
  readonly group: PlacedGroup;
  readonly seen: Seen;
  readonly draw: (job: BoardJob) => React.ReactNode;
};

/** The visible cards of a group, in a space as high as all of them. */
function Cards({ group, seen, draw }: CardsProps) {
  const { first, end } = cardsWithin(group, seen);
  return (
    <div style={{ height: group.height, paddingTop: cardTop(first) }}>
      {group.jobs.slice(first, end).map(draw)}
    </div>
  );
}

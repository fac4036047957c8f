import { dateText } from '@waybill/kernel/formats';
import { durationText } from '@waybill/contract/jobs/board/duration-text';
import type { LaneStop } from '@waybill/contract/jobs/board/lane';
import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { type IdSet, useHas } from './id-set.ts';
import { shortSlack } from './short-slack.ts';
import type { BoardSelection } from './use-board-selection.ts';

type StopCardProps = {
  readonly job: BoardJob;
  readonly stop: LaneStop;
  /** The jobs of the lane, of which Shift selects a range. */
  readonly list: readonly BoardJob[];
  /** In per cent of the lane. */
  readonly left: number;
  readonly width: number;
  readonly timezone: string;
  readonly selection: BoardSelection;
  readonly marked: IdSet;
  readonly isSuggested: boolean;
  /** True if the dragged jobs would be inserted before it. */
  readonly isTarget: boolean;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent, beforeId: string | null) => void;
};

/** A delivery in a lane: its time, its suburb, and the time to spare until it is due. */
export const StopCard = memo(function StopCard(props: StopCardProps) {
  const { job, stop, list, left, width, timezone, selection, isSuggested, isTarget } = props;
  const t = useTranslate();
  const { language } = useFormats();
  const isSelected = useHas(selection.ids, job.id);
  const isMarked = useHas(props.marked, job.id);
  const late = slackText(t, stop);
  const time = dateText(stop.arrival, 'time', { language, timezone });
  const title = [job.jobno, job.customername, `${job.from.suburb} › ${job.to.suburb}`, time, late];
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      draggable
      onClick={(event) => selection.pick(job, list, event)}
      onDragStart={(event) => props.onDragStart(job, event)}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => props.onDragOver(event, job.id)}
      title={title.filter(Boolean).join('\n')}
      className={cx(
        'absolute top-2 bottom-2 overflow-hidden rounded border px-0.5 text-left',
        'text-meta leading-tight',
        stop.late_min > 0 ? 'border-late-ring bg-late text-[#14181f]' : 'border-edge bg-sunken',
        isSuggested && 'border-dashed border-primary opacity-80',
        isMarked && 'ring-2 ring-late-ring',
        isSelected && 'ring-2 ring-primary',
        isTarget && 'border-l-4 border-l-primary',
      )}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      <span className="num block whitespace-nowrap">{`${time} `}</span>
      <span className="block truncate">{job.to.suburb}</span>
      {stop.slack_min !== null && (
        <span aria-hidden className={cx('num block', stop.late_min === 0 && 'text-ink-2')}>
          {shortSlack(stop.slack_min)}
        </span>
      )}
      <span className="sr-only">{` ${[job.jobno, late].filter(Boolean).join(' ')}`}</span>
    </button>
  );
});

/** `12 min late`, or `35 min to spare`; empty for a job without a deadline. */
function slackText(t: Translate, { late_min, slack_min }: LaneStop): string {
  if (late_min > 0) return t('{time} late', { time: durationText(late_min) });
  return slack_min === null ? '' : t('{time} to spare', { time: durationText(slack_min) });
}

import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { freightText } from './board-view.ts';
import { card_px, cardGap_px } from './card-places.ts';
import { useHas } from './id-set.ts';
import type { BoardSelection } from './use-board-selection.ts';

type JobCardProps = {
  readonly job: BoardJob;
  /** The jobs of the list, of which Shift selects a range. */
  readonly list: readonly BoardJob[];
  /** The deadline, with its date on the board of another day. */
  readonly due: string | null;
  readonly isLate: boolean;
  readonly selection: BoardSelection;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

/** A waiting job: its freight, its destination, its deadline. All cards have the same height. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, list, due, isLate, selection, onDragStart, onDragEnd } = props;
  const t = useTranslate();
  const formats = useFormats();
  const { language } = formats;
  const isSelected = useHas(selection.ids, job.id);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-job={job.id}
      draggable
      onClick={(event) => selection.pick(job, list, event)}
      onDragStart={(event) => onDragStart(job, event)}
      onDragEnd={onDragEnd}
      style={{ height: card_px, marginBottom: cardGap_px }}
      className={cx(
        'block w-full cursor-grab overflow-hidden rounded-control border px-3 py-1.5',
        'text-left text-table [contain:layout_paint]',
        isSelected ? 'border-primary bg-selected' : 'border-hairline bg-surface hover:bg-sunken',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className="num font-semibold">{job.jobno}</span>
        <span className="min-w-0 flex-1 truncate text-ink-2">{job.customername}</span>
        {job.deadline !== null && (
          <span
            className={cx(
              'num shrink-0',
              isLate && 'rounded bg-late px-1 font-semibold text-[#14181f]',
            )}
            title={formats.exact(job.deadline)}
          >
            {due}
          </span>
        )}
      </span>
      <span className="block truncate">
        {`${job.from.suburb} › ${job.to.suburb}`}
        {job.zonecode !== null && <span className="ml-2 text-meta text-ink-3">{job.zonecode}</span>}
        {job.timeslot !== null && job.timeslot !== 'AllDay' && (
          <span className="num ml-2 text-meta text-ink-2">{job.timeslot}</span>
        )}
        {job.dangerousgoods !== null && (
          <span className="ml-2 rounded bg-amber-bg px-1 text-meta text-amber-fg">
            {job.dangerousgoods.code}
          </span>
        )}
      </span>
      <span className="num block truncate text-meta text-ink-3">
        {freightText([job], t, language)}
        {job.multistopno !== null && ` · ${t('Multi-stop')} ${job.multistopno}`}
      </span>
    </button>
  );
});

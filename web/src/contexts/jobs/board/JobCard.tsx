import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import type { DragEvent, MouseEvent } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { freightText } from './board-view.ts';

type JobCardProps = {
  readonly job: BoardJob;
  readonly isSelected: boolean;
  readonly isLate: boolean;
  readonly onPick: (event: MouseEvent) => void;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

/** A waiting job: its freight, its destination, its deadline. */
export function JobCard({ job, isSelected, isLate, onPick, ...drag }: JobCardProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const formats = useFormats();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-job={job.id}
      draggable
      onClick={onPick}
      {...drag}
      className={cx(
        'block w-full cursor-grab rounded-control border px-3 py-2 text-left text-table',
        '[contain-intrinsic-size:auto_74px] [content-visibility:auto]',
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
            {formats.time(job.deadline)}
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
      </span>
    </button>
  );
}

import { dateText } from '@waybill/kernel/formats';
import { inTimezone } from '@waybill/kernel/time';
import type { LanePlan, LaneStop } from '@waybill/contract/jobs/board/lane';
import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, type MouseEvent } from 'react';
import { useFormats } from '#shell/formats.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { type DayScale, percentAt } from './board-view.ts';

type LaneStopsProps = {
  readonly lane: BoardLane;
  readonly plan: LanePlan;
  readonly scale: DayScale;
  readonly fitting: number;
  readonly now: number;
  readonly timezone: string;
  readonly selected: ReadonlySet<string>;
  /** Jobs that are only suggested, and jobs that another dispatcher has just moved. */
  readonly suggested: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  /** The job before which the dragged ones would be inserted. */
  readonly beforeId: string | null;
  readonly onPick: (job: BoardJob, event: MouseEvent) => void;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent, beforeId: string | null) => void;
};

/** The deliveries of a day at their estimated times; late ones are gold. */
export function LaneStops(props: LaneStopsProps) {
  const { lane, plan, scale, now, timezone, selected, suggested, marked } = props;
  const { beforeId, fitting, onPick } = props;
  const t = useTranslate();
  const clock = useClock(timezone);
  const jobs = new Map(lane.jobs.map((job) => [job.id, job]));
  const deliveries = plan.stops.filter(({ kind }) => kind === 'Delivery');
  const width = 100 / Math.max(fitting, deliveries.length);
  const places = spread(deliveries, scale, width);
  return (
    <>
      <div
        aria-hidden
        className="absolute inset-y-0 w-px bg-danger"
        style={{ left: `${percentAt(scale, now)}%` }}
      />
      {plan.rests.map(({ start, end }) => (
        <div
          key={start}
          title={`${t('Rest')} ${clock(start)}–${clock(end)}`}
          className="absolute inset-y-0 bg-blue-bg"
          style={{
            left: `${percentAt(scale, start)}%`,
            width: `${percentAt(scale, end) - percentAt(scale, start)}%`,
          }}
        >
          <span className="sr-only">{`${t('Rest')} ${clock(start)}`}</span>
        </div>
      ))}
      {deliveries.map((stop, index) => {
        const job = jobs.get(stop.jobId);
        if (job === undefined) return null;
        const time = clock(stop.arrival);
        const late = slackText(t, stop);
        return (
          <button
            key={job.id}
            type="button"
            aria-pressed={selected.has(job.id)}
            draggable
            onClick={(event) => onPick(job, event)}
            onDragStart={(event) => props.onDragStart(job, event)}
            onDragEnd={props.onDragEnd}
            onDragOver={(event) => props.onDragOver(event, job.id)}
            title={[
              job.jobno,
              job.customername,
              `${job.from.suburb} › ${job.to.suburb}`,
              time,
              late,
            ]
              .filter(Boolean)
              .join('\n')}
            className={cx(
              'absolute top-2 bottom-2 overflow-hidden rounded border px-0.5 text-left',
              'text-meta leading-tight',
              stop.late_min > 0
                ? 'border-late-ring bg-late text-[#14181f]'
                : 'border-edge bg-sunken',
              suggested.has(job.id) && 'border-dashed border-primary opacity-80',
              marked.has(job.id) && 'ring-2 ring-late-ring',
              selected.has(job.id) && 'ring-2 ring-primary',
              beforeId === job.id && 'border-l-4 border-l-primary',
            )}
            style={{ left: `${places[index] ?? 0}%`, width: `${width}%` }}
          >
            <span className="num block">{`${hour(stop.arrival, timezone)} `}</span>
            <span className="block truncate">{job.to.suburb}</span>
            <span className="sr-only">{` ${[job.jobno, late].filter(Boolean).join(' ')}`}</span>
          </button>
        );
      })}
      {deliveries.length === 0 && (
        <span className="absolute inset-0 flex items-center px-3 text-meta text-ink-3">
          {t('No jobs')}
        </span>
      )}
    </>
  );
}

/** `12 min late`, or `35 min to spare`; empty for a job without a deadline. */
function slackText(t: Translate, { late_min, slack_min }: LaneStop): string {
  if (late_min > 0) return t('{minutes} min late', { minutes: late_min });
  return slack_min === null ? '' : t('{minutes} min to spare', { minutes: slack_min });
}

/** `13:04`, as the hours above the lanes are written; it has to fit. */
const hour = (at: number, timezone: string): string =>
  inTimezone(new Date(at), timezone).time.slice(0, 5);

/** Times of the board's zone. */
function useClock(timezone: string): (at: number) => string {
  const { language } = useFormats();
  return (at) => dateText(at, 'time', { language, timezone });
}

/** Returns left edges in per cent by time of arrival, moved apart so that none overlap. */
export function spread(
  stops: readonly LaneStop[],
  scale: DayScale,
  width: number,
): readonly number[] {
  const wanted = stops.map(({ arrival }) => percentAt(scale, arrival));
  const places: number[] = [];
  for (const at of wanted) places.push(Math.max(at, (places.at(-1) ?? -width) + width));
  // Stops moved beyond the right edge are moved back to the left.
  for (let i = places.length - 1, limit = 100 - width; i >= 0; i -= 1, limit -= width) {
    places[i] = Math.min(places[i] ?? 0, limit);
  }
  return places;
}

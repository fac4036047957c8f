import { dateText } from '@waybill/kernel/formats';
import type { LanePlan } from '@waybill/contract/jobs/board/lane';
import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo, useMemo } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { type DayScale, percentAt } from './board-view.ts';
import type { IdSet } from './id-set.ts';
import { LaneLoads } from './LaneLoads.tsx';
import { deliveriesOf } from './lane-plans.ts';
import { roomBeyond, stopPlaces } from './stop-places.ts';
import { StopCard } from './StopCard.tsx';
import type { BoardSelection } from './use-board-selection.ts';

type LaneStopsProps = {
  readonly lane: BoardLane;
  readonly plan: LanePlan;
  readonly scale: DayScale;
  readonly fitting: number;
  readonly beyond: number;
  /** The current time in milliseconds since 1970; null on another day. */
  readonly now: number | null;
  readonly timezone: string;
  readonly selection: BoardSelection;
  /** Jobs that are only suggested, and jobs that another dispatcher has just moved. */
  readonly suggested: ReadonlySet<string>;
  readonly marked: IdSet;
  /** The job before which the dragged ones would be inserted. */
  readonly beforeId: string | null;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: (event: DragEvent, beforeId: string | null) => void;
};

/** The deliveries of a day at their estimated times; late ones are gold. */
export const LaneStops = memo(function LaneStops(props: LaneStopsProps) {
  const { lane, plan, scale, now, timezone, fitting, beyond } = props;
  const t = useTranslate();
  const clock = useClock(timezone);
  const jobs = useMemo(() => new Map(lane.jobs.map((job) => [job.id, job])), [lane.jobs]);
  const deliveries = useMemo(() => deliveriesOf({ plan }), [plan]);
  const { lefts, width } = useMemo(
    () => stopPlaces(deliveries, { scale, widest: 100 / fitting, beyond }),
    [deliveries, scale, fitting, beyond],
  );
  return (
    <div className="absolute inset-0" style={roomBeyond(beyond)}>
      {now !== null && (
        <div
          aria-hidden
          className="absolute inset-y-0 w-px bg-danger"
          style={{ left: `${percentAt(scale, now)}%` }}
        />
      )}
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
        return (
          job !== undefined && (
            <StopCard
              key={job.id}
              job={job}
              stop={stop}
              list={lane.jobs}
              left={lefts[index] ?? 0}
              width={width}
              timezone={timezone}
              selection={props.selection}
              marked={props.marked}
              isSuggested={props.suggested.has(job.id)}
              isTarget={props.beforeId === job.id}
              onDragStart={props.onDragStart}
              onDragEnd={props.onDragEnd}
              onDragOver={props.onDragOver}
            />
          )
        );
      })}
      <LaneLoads lane={lane} plan={plan} scale={scale} />
      {deliveries.length === 0 && (
        <span className="absolute inset-0 flex items-center px-3 text-meta text-ink-3">
          {t('No jobs')}
        </span>
      )}
    </div>
  );
});

/** Times of the board's zone. */
function useClock(timezone: string): (at: number) => string {
  const { language } = useFormats();
  return (at) => dateText(at, 'time', { language, timezone });
}

import { allocationReasons } from '@waybill/contract/jobs/board/checks';
import { laneStart, proposalOf } from '@waybill/contract/jobs/board/proposals';
import { lanePlan } from '@waybill/contract/jobs/board/lane';
import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo, useMemo, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { type DayScale, useReasonText } from './board-view.ts';
import { LaneHead } from './LaneHead.tsx';
import { LaneStops } from './LaneStops.tsx';
import { LaneOutlook } from './LaneOutlook.tsx';

type LaneProps = {
  readonly lane: BoardLane;
  readonly scale: DayScale;
  /** How many stops fit beside each other. */
  readonly fitting: number;
  /** The start of estimates and the position of the current-time line. Milliseconds since 1970. */
  readonly now: number;
  readonly timezone: string;
  /** The dragged jobs; empty if there are none. */
  readonly dragged: readonly BoardJob[];
  readonly selected: ReadonlySet<string>;
  /** Jobs that are only suggested, and jobs that another dispatcher has just moved. */
  readonly suggested: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly onDrop: (lane: BoardLane, beforeId: string | null) => void;
  readonly onPick: (job: BoardJob, lane: BoardLane, event: React.MouseEvent) => void;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

/** A driver's day. While jobs are dragged it shows the effect, or why it refuses them. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, scale, now, timezone, dragged, selected, onDrop, onPick, onDragStart, onDragEnd } =
    props;
  const reasonText = useReasonText();
  const [over, setOver] = useState<{ readonly beforeId: string | null } | null>(null);
  const start = useMemo(() => laneStart(lane, now), [lane, now]);
  const plan = useMemo(() => lanePlan(lane.jobs, start), [lane.jobs, start]);
  const proposal = useMemo(
    () =>
      dragged.length === 0
        ? null
        : proposalOf(lane, dragged, { beforeId: over?.beforeId ?? null, start }),
    [lane, dragged, over?.beforeId, start],
  );
  const reasons = proposal === null ? [] : allocationReasons(proposal);
  const isRefused = reasons[0]?.isRefusing === true;
  const dragOver = (event: DragEvent, beforeId: string | null) => {
    if (dragged.length === 0) return;
    event.stopPropagation();
    if (!isRefused) event.preventDefault();
    if (over === null || over.beforeId !== beforeId) setOver({ beforeId });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const beforeId = over?.beforeId ?? null;
    setOver(null);
    onDrop(lane, beforeId);
  };
  return (
    // A key and a menu offer the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      aria-label={lane.name}
      onDragOver={(event) => dragOver(event, null)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(null);
      }}
      onDrop={drop}
      className={cx(
        'grid grid-cols-[12rem_minmax(0,1fr)] border-b border-hairline',
        over !== null && !isRefused && 'bg-selected',
        proposal !== null && isRefused && 'opacity-60',
      )}
    >
      <LaneHead lane={lane} plan={plan} />
      <div className="relative min-h-16 border-l border-hairline">
        <LaneStops
          lane={lane}
          plan={plan}
          scale={scale}
          fitting={props.fitting}
          now={now}
          timezone={timezone}
          selected={selected}
          suggested={props.suggested}
          marked={props.marked}
          beforeId={over?.beforeId ?? null}
          onPick={(job, event) => onPick(job, lane, event)}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
          onDragOver={dragOver}
        />
        {proposal !== null && (
          <LaneOutlook
            proposal={proposal}
            refusal={isRefused && reasons[0] ? reasonText(reasons[0]) : null}
          />
        )}
      </div>
    </li>
  );
});

import { allocationReasons } from '@waybill/contract/jobs/board/checks';
import { movedInto } from '@waybill/contract/jobs/board/multi-stops';
import { proposalOf } from '@waybill/contract/jobs/board/proposals';
import type { BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useNearView } from '#ui/near-view.ts';
import { useStable } from '#ui/use-stable.ts';
import { type DayScale, useReasonText } from './board-view.ts';
import type { IdSet } from './id-set.ts';
import { plannedLane } from './lane-plans.ts';
import { LaneHead } from './LaneHead.tsx';
import { LaneStops } from './LaneStops.tsx';
import { LaneOutlook } from './LaneOutlook.tsx';
import type { BoardSelection } from './use-board-selection.ts';

type LaneProps = {
  readonly lane: BoardLane;
  readonly scale: DayScale;
  /** How many stops fit beside each other. */
  readonly fitting: number;
  /** How many stops have room right of the day's end. */
  readonly beyond: number;
  /** The start of estimates, today the current time. Milliseconds since 1970. */
  readonly now: number;
  readonly isToday: boolean;
  readonly timezone: string;
  /** The dragged jobs; empty if there are none. */
  readonly dragged: readonly BoardJob[];
  /** Those that move wherever they are dropped; the others only to another driver. */
  readonly chosen: ReadonlySet<string>;
  readonly selection: BoardSelection;
  /** Jobs that are only suggested, and jobs that another dispatcher has just moved. */
  readonly suggested: ReadonlySet<string>;
  readonly marked: IdSet;
  readonly onDrop: (lane: BoardLane, beforeId: string | null) => void;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
  /** The region of the lanes, and whether only those that are seen are in the document. */
  readonly region: RefObject<HTMLElement | null>;
  readonly isWindowed: boolean;
  readonly isFirst: boolean;
};

/** A lane, of which only the space remains while it is far from what is seen. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, region, isWindowed, isFirst } = props;
  const place = useRef<HTMLLIElement>(null);
  const { isNear, height } = useNearView(place, { region, first: isFirst, isOff: !isWindowed });
  if (isNear) return <DrawnLane {...props} place={place} />;
  return (
    <li
      ref={place}
      aria-label={lane.name}
      className="border-b border-hairline"
      style={{ height: height ?? usual_px }}
    />
  );
});

/** The height of a lane without a concern. */
const usual_px = 66;

type DrawnLaneProps = LaneProps & { readonly place: RefObject<HTMLLIElement | null> };

/** A driver's day. While jobs are dragged it shows the effect, or why it refuses them. */
function DrawnLane({ place, ...props }: DrawnLaneProps) {
  const { lane, now, chosen, onDrop } = props;
  const reasonText = useReasonText();
  const [over, setOver] = useState<{ readonly beforeId: string | null } | null>(null);
  const { start, plan } = plannedLane(lane, now);
  const dragged = useMemo(
    () => (props.dragged.length === 0 ? props.dragged : movedInto(lane, props.dragged, chosen)),
    [lane, props.dragged, chosen],
  );
  const proposal = useMemo(
    () =>
      dragged.length === 0
        ? null
        : proposalOf(lane, dragged, { beforeId: over?.beforeId ?? null, start }),
    [lane, dragged, over?.beforeId, start],
  );
  const reasons = useMemo(() => (proposal === null ? [] : allocationReasons(proposal)), [proposal]);
  const isRefused = reasons[0]?.isRefusing === true;
  const dragOver = useStable((event: DragEvent, beforeId: string | null) => {
    if (dragged.length === 0) return;
    event.stopPropagation();
    if (!isRefused) event.preventDefault();
    if (over === null || over.beforeId !== beforeId) setOver({ beforeId });
  });
  // Not the lane as a whole: the reason has to be read.
  const faded = proposal !== null && isRefused ? 'opacity-60' : '';
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
      ref={place}
      aria-label={lane.name}
      onDragOver={(event) => dragOver(event, null)}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(null);
      }}
      onDrop={drop}
      className={cx(
        'grid grid-cols-[12rem_minmax(0,1fr)] border-b border-hairline',
        '[contain:layout_paint]',
        over !== null && !isRefused && 'bg-selected',
      )}
    >
      <div className={faded}>
        <LaneHead lane={lane} plan={plan} />
      </div>
      <div className="relative min-h-16 border-l border-hairline">
        <div className={cx('absolute inset-0', faded)}>
          <LaneStops
            lane={lane}
            plan={plan}
            scale={props.scale}
            fitting={props.fitting}
            beyond={props.beyond}
            now={props.isToday ? now : null}
            timezone={props.timezone}
            selection={props.selection}
            suggested={props.suggested}
            marked={props.marked}
            beforeId={over?.beforeId ?? null}
            onDragStart={props.onDragStart}
            onDragEnd={props.onDragEnd}
            onDragOver={dragOver}
          />
        </div>
        {proposal !== null && (
          <LaneOutlook
            proposal={proposal}
            refusal={isRefused && reasons[0] ? reasonText(reasons[0]) : null}
          />
        )}
      </div>
    </li>
  );
}

import { cx } from '#ui/cx.ts';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { hourText } from '@waybill/kernel/field-formats';
import { type DragEvent, memo, useMemo, useRef } from 'react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { dayScale, hoursOf } from './board-view.ts';
import type { IdSet } from './id-set.ts';
import { Lane } from './Lane.tsx';
import { deliveriesOf, firstArrival, lastArrival, plannedLane } from './lane-plans.ts';
import { roomBeyond, stopsBeyond } from './stop-places.ts';
import { useFittingStops } from './use-fitting-stops.ts';
import type { BoardSelection } from './use-board-selection.ts';

type LanesProps = {
  readonly board: Board;
  readonly dragged: readonly BoardJob[];
  /** Those that move wherever they are dropped; the others only to another driver. */
  readonly chosen: ReadonlySet<string>;
  readonly selection: BoardSelection;
  readonly suggested: ReadonlySet<string>;
  readonly marked: IdSet;
  readonly onDrop: (lane: BoardLane, beforeId: string | null) => void;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

const minute_ms = 60_000;

/** Of a longer day only every second hour is written, as the numbers would run together. */
const legibleHours = 18;

/** The head of a lane, and the hours of the day. */
const narrowest_px = 624;

/** Above this number of drivers, only the lanes near what is seen are in the document. */
const windowFrom = 30;
/** The lanes of a first paint. */
const firstLanes = 15;

/** A lane for each driver, those on shift first, over the hours of the day. */
export const Lanes = memo(function Lanes({ board, ...shared }: LanesProps) {
  const t = useTranslate();
  const { language } = useFormats();
  const { lanes, date, timezone } = board;
  // Each change of the board has another time: within a minute, no other lane changes by it.
  const now = Math.floor(Date.parse(board.now) / minute_ms) * minute_ms;
  const until = lastArrival(lanes, now);
  const from = firstArrival(lanes, now);
  const scale = useMemo(
    () => dayScale({ date, timezone, from, until }),
    [date, timezone, from, until],
  );
  const hours = hoursOf(scale);
  const ordered = useMemo(() => inOrder(lanes), [lanes]);
  const region = useRef<HTMLElement>(null);
  const hoursRow = useRef<HTMLDivElement>(null);
  const fitting = useFittingStops(hoursRow);
  const beyond = lanes.reduce((most, lane) => {
    const stops = deliveriesOf(plannedLane(lane, now));
    return Math.max(most, stopsBeyond(stops, { scale, widest: 100 / fitting }));
  }, 1);
  const room = roomBeyond(beyond);
  if (lanes.length === 0) {
    return <EmptyState title="No active drivers" text="Invite one under Drivers." />;
  }
  return (
    <section
      ref={region}
      aria-label={t('Drivers')}
      className="min-h-0 overflow-auto rounded-card border border-hairline bg-surface"
    >
      <div style={{ minWidth: narrowest_px + room.marginRight }}>
        <div
          className={cx(
            'sticky top-0 z-20 grid grid-cols-[12rem_minmax(0,1fr)] border-b border-hairline',
            'bg-surface',
          )}
        >
          <span className="px-3 py-1 text-meta font-semibold text-ink-2">{t('Driver')}</span>
          <div aria-hidden className="border-l border-hairline">
            <div ref={hoursRow} className="flex" style={room}>
              {hours.map((hour) => (
                <span
                  key={hour}
                  className="num w-0 flex-1 border-r border-hairline p-0.5 text-meta text-ink-3"
                >
                  {hours.length <= legibleHours || hour % 2 === 0 ? hourText(hour, language) : ''}
                </span>
              ))}
            </div>
          </div>
        </div>
        <ul>
          {ordered.map((lane, index) => (
            <Lane
              key={lane.driverid}
              lane={lane}
              region={region}
              isWindowed={ordered.length > windowFrom}
              isFirst={index < firstLanes}
              scale={scale}
              fitting={fitting}
              beyond={beyond}
              now={now}
              isToday={date === board.today}
              timezone={timezone}
              {...shared}
            />
          ))}
        </ul>
      </div>
    </section>
  );
});

const inOrder = (lanes: readonly BoardLane[]): readonly BoardLane[] =>
  lanes.toSorted(
    (a, b) =>
      Number(b.isavailable) - Number(a.isavailable) ||
      Number(b.jobs.length > 0) - Number(a.jobs.length > 0) ||
      a.name.localeCompare(b.name),
  );

import { cx } from '#ui/cx.ts';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { type DragEvent, useRef } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { dayHours, type DayScale } from './board-view.ts';
import { Lane } from './Lane.tsx';
import { useFittingStops } from './use-fitting-stops.ts';
import type { BoardSelection } from './use-board-selection.ts';

type LanesProps = {
  readonly board: Board;
  readonly scale: DayScale;
  readonly dragged: readonly BoardJob[];
  readonly selection: BoardSelection;
  readonly suggested: ReadonlySet<string>;
  readonly marked: ReadonlySet<string>;
  readonly onDrop: (lane: BoardLane, beforeId: string | null) => void;
  readonly onDragStart: (job: BoardJob, event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

const hours = Array.from(
  { length: dayHours.last - dayHours.first },
  (_, index) => dayHours.first + index,
);

/** A lane for each driver, those on shift first, over the hours of the day. */
export function Lanes({ board, scale, dragged, selection, ...acts }: LanesProps) {
  const t = useTranslate();
  const { lanes } = board;
  const hoursRow = useRef<HTMLDivElement>(null);
  const fitting = useFittingStops(hoursRow);
  if (lanes.length === 0) {
    return <EmptyState title="No active drivers" text="Invite one under Drivers." />;
  }
  return (
    <section
      aria-label={t('Drivers')}
      className="min-h-0 overflow-auto rounded-card border border-hairline bg-surface"
    >
      <div className="min-w-[42rem]">
        <div
          className={cx(
            'sticky top-0 z-20 grid grid-cols-[12rem_minmax(0,1fr)] border-b border-hairline',
            'bg-surface',
          )}
        >
          <span className="px-3 py-1 text-meta font-semibold text-ink-2">{t('Driver')}</span>
          <div ref={hoursRow} aria-hidden className="flex border-l border-hairline">
            {hours.map((hour) => (
              <span
                key={hour}
                className="num flex-1 border-r border-hairline px-0.5 py-1 text-meta text-ink-3"
              >
                {hour}
              </span>
            ))}
          </div>
        </div>
        <ul>
          {inOrder(lanes).map((lane) => (
            <Lane
              key={lane.driverid}
              lane={lane}
              scale={scale}
              fitting={fitting}
              now={Date.parse(board.now)}
              timezone={board.timezone}
              dragged={dragged}
              selected={selection.ids}
              onPick={(job, { jobs }, event) => selection.pick(job, jobs, event)}
              {...acts}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const inOrder = (lanes: readonly BoardLane[]): readonly BoardLane[] =>
  lanes.toSorted(
    (a, b) =>
      Number(b.isavailable) - Number(a.isavailable) ||
      Number(b.jobs.length > 0) - Number(a.jobs.length > 0) ||
      a.name.localeCompare(b.name),
  );

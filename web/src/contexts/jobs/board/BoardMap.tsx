import { isStale } from '@waybill/contract/fleet/waypoints/choices';
import type { Board, BoardJob, BoardLane, BoardPlace } from '@waybill/contract/jobs/board/shapes';
import { memo, useDeferredValue, useMemo } from 'react';
import { useLivePositions } from '#contexts/fleet/links/live-positions.ts';
import { latestOf, type Positions } from '#contexts/fleet/links/positions-after.ts';
import type { MapLine, MapPoint } from '#ui/map/map-types.ts';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import { derived } from '#ui/watched.ts';
import { useIds } from './id-set.ts';
import type { BoardSelection } from './use-board-selection.ts';

type BoardMapProps = { readonly board: Board; readonly selection: BoardSelection };

/**
 * The destinations of jobs, the positions of drivers, and the lines of their days. It follows when
 * list and lanes are drawn.
 */
export const BoardMap = memo(function BoardMap({ board, selection }: BoardMapProps) {
  const { lanes, waiting } = useDeferredValue(board);
  const selected = useDeferredValue(useIds(selection.ids));
  const points = useMemo(() => pointsOf(lanes, waiting), [lanes, waiting]);
  const positions = useLivePositions();
  const drivers = useMemo(
    () => derived(positions, (latest) => driversNow(lanes, latest)),
    [positions, lanes],
  );
  const lines = useMemo(() => linesOf(lanes), [lanes]);
  // A driver stands for the jobs of the day.
  const pick = (id: string) => {
    const lane = lanes.find(({ driverid }) => driverid === id);
    if (lane === undefined) selection.toggle(id);
    else selection.select(lane.jobs.map((job) => job.id));
  };
  return (
    <div className="min-h-0">
      <PlaceMap
        label="Jobs and drivers"
        points={points}
        moving={drivers}
        lines={lines}
        selected={selected}
        onPick={pick}
        onLasso={selection.select}
      />
    </div>
  );
});

const at = ({ latitude, longitude }: BoardPlace) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function jobPoint(job: BoardJob, isWaiting: boolean): MapPoint[] {
  const place = at(job.to);
  if (place === null) return [];
  return [
    {
      ...place,
      id: job.id,
      label: `${job.jobno} · ${job.to.suburb}`,
      kind: isWaiting ? 'waiting' : 'allocated',
    },
  ];
}

const pointsOf = (
  lanes: readonly BoardLane[],
  waiting: readonly BoardJob[],
): readonly MapPoint[] => [
  ...lanes.flatMap(({ jobs }) => jobs.flatMap((job) => jobPoint(job, false))),
  ...waiting.flatMap((job) => jobPoint(job, true)),
];

/** A position is stale by the time of day, whichever day the board shows. */
const driversNow = (lanes: readonly BoardLane[], latest: Positions): readonly MapPoint[] =>
  driversOf(lanes, latest, Date.now());

const driversOf = (
  lanes: readonly BoardLane[],
  latest: Positions,
  now: number,
): readonly MapPoint[] =>
  lanes.flatMap(({ driverid, name, position }) => {
    const known = latestOf(position, latest.get(driverid));
    if (known === null) return [];
    const { latitude, longitude, time } = known;
    const kind = isStale(Date.parse(time), now) ? ('staleDriver' as const) : ('driver' as const);
    return [{ id: driverid, label: name, latitude, longitude, kind }];
  });

const linesOf = (lanes: readonly BoardLane[]): readonly MapLine[] =>
  lanes.flatMap(({ driverid, name, position, jobs }) => {
    const stops = jobs.flatMap(({ to }) => at(to) ?? []);
    const line = [...(position === null ? [] : [position]), ...stops];
    return line.length < 2 ? [] : [{ id: driverid, label: name, places: line }];
  });

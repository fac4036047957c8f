import type { Board, BoardJob, BoardLane, BoardPlace } from '@waybill/contract/jobs/board/shapes';
import { memo, useDeferredValue, useMemo } from 'react';
import type { MapLine, MapPoint } from '#ui/map/map-types.ts';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
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
  const lines = useMemo(() => linesOf(lanes), [lanes]);
  return (
    <div className="min-h-0">
      <PlaceMap
        label="Jobs and drivers"
        points={points}
        lines={lines}
        selected={selected}
        onPick={selection.toggle}
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
  ...lanes.flatMap(({ driverid, name, position }) =>
    position === null
      ? []
      : [
          {
            id: driverid,
            latitude: position.latitude,
            longitude: position.longitude,
            label: name,
            kind: position.isstale ? ('staleDriver' as const) : ('driver' as const),
          },
        ],
  ),
];

const linesOf = (lanes: readonly BoardLane[]): readonly MapLine[] =>
  lanes.flatMap(({ driverid, name, position, jobs }) => {
    const stops = jobs.flatMap(({ to }) => at(to) ?? []);
    const line = [...(position === null ? [] : [position]), ...stops];
    return line.length < 2 ? [] : [{ id: driverid, label: name, places: line }];
  });

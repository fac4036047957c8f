import type { Board, BoardJob, BoardPlace } from '@waybill/contract/jobs/board/shapes';
import { useMemo } from 'react';
import type { MapLine, MapPoint } from '#ui/map/map-types.ts';
import { PlaceMap } from '#shell/map/PlaceMap.tsx';
import type { BoardSelection } from './use-board-selection.ts';

/** The destinations of jobs, the positions of drivers, and the lines of their days. */
export function BoardMap({
  board,
  selection,
}: {
  readonly board: Board;
  readonly selection: BoardSelection;
}) {
  const points = useMemo(() => pointsOf(board, selection.ids), [board, selection.ids]);
  const lines = useMemo(() => linesOf(board), [board]);
  return (
    <div className="min-h-0">
      <PlaceMap
        label="Jobs and drivers"
        points={points}
        lines={lines}
        onPick={(id) => selection.toggle(id)}
        onLasso={(ids) => selection.select(ids)}
      />
    </div>
  );
}

const at = ({ latitude, longitude }: BoardPlace) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function jobPoint(job: BoardJob, isWaiting: boolean, selected: ReadonlySet<string>): MapPoint[] {
  const place = at(job.to);
  if (place === null) return [];
  return [
    {
      ...place,
      id: job.id,
      label: `${job.jobno} · ${job.to.suburb}`,
      kind: isWaiting ? 'waiting' : 'allocated',
      isSelected: selected.has(job.id),
    },
  ];
}

const pointsOf = (
  { waiting, lanes }: Board,
  selected: ReadonlySet<string>,
): readonly MapPoint[] => [
  ...lanes.flatMap(({ jobs }) => jobs.flatMap((job) => jobPoint(job, false, selected))),
  ...waiting.flatMap((job) => jobPoint(job, true, selected)),
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
            isSelected: false,
          },
        ],
  ),
];

const linesOf = ({ lanes }: Board): readonly MapLine[] =>
  lanes.flatMap(({ driverid, name, position, jobs }) => {
    const stops = jobs.flatMap(({ to }) => at(to) ?? []);
    const line = [...(position === null ? [] : [position]), ...stops];
    return line.length < 2 ? [] : [{ id: driverid, label: name, places: line }];
  });

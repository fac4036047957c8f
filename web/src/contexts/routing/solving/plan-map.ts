import type { BoardPlace } from '@waybill/contract/jobs/board/shapes';
import type { MapLine, MapPoint, MapPosition } from '#ui/map/map-types.ts';
import type { PlanPosition, DayPlan, PlanStop } from './plan.ts';
import { chartColor } from '#ui/chart-color.ts';

const placeOf = ({ job, kind }: PlanStop): BoardPlace => (kind === 'Pickup' ? job.from : job.to);

const at = ({ latitude, longitude }: BoardPlace): MapPosition[] =>
  latitude === null || longitude === null ? [] : [{ latitude, longitude }];

const degrees = (position: PlanPosition | undefined): MapPosition[] =>
  position === undefined ? [] : [{ longitude: position[0], latitude: position[1] }];

/** Returns the stops in the colour of their route, and the unplanned jobs. */
export const pointsOf = ({ routes, left }: DayPlan): readonly MapPoint[] => [
  ...driven(routes).flatMap(({ lane, stops }, group) =>
    stops.flatMap((stop, index) =>
      at(placeOf(stop)).map((place) => ({
        ...place,
        id: `${stop.kind} ${stop.job.id}`,
        label: `${lane.name} ${index + 1}: ${stop.job.jobno}`,
        kind: 'allocated' as const,
        group,
      })),
    ),
  ),
  ...left.flatMap(({ job }) =>
    at(job.to).map((place) => ({
      ...place,
      id: job.id,
      label: job.jobno,
      kind: 'waiting' as const,
    })),
  ),
];

export const linesOf = ({ routes }: DayPlan): readonly MapLine[] =>
  driven(routes).map(({ lane, vehicle, stops }) => ({
    id: lane.driverid,
    label: lane.name,
    width: 2.5,
    opacity: 0.8,
    places: [
      ...degrees(vehicle.start),
      ...stops.flatMap((stop) => at(placeOf(stop))),
      ...degrees(vehicle.end),
    ],
  }));

const driven = (routes: DayPlan['routes']) => routes.filter(({ stops }) => stops.length > 0);

/** Returns the colour of a route on the map, by its position among routes with stops. */
export const colourOf = ({ routes }: DayPlan, driverId: string): string => {
  const at = driven(routes).findIndex(({ lane }) => lane.driverid === driverId);
  return at === -1 ? 'var(--edge)' : chartColor(at);
};

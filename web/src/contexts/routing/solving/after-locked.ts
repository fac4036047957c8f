/** What remains to be planned once each driver has made the locked stops. */
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { positionOf } from '@waybill/contract/jobs/board/solver-input';
import type { DayPlan, PlanStop } from './plan.ts';
import { routeTimes } from './timed-route.ts';

/** A driver's stops that come first, and when and where the last of them ends. */
type LockedPart = {
  readonly stops: readonly PlanStop[];
  /** Milliseconds since 1970. */
  readonly departure: number;
};

/**
 * Returns the board after the locked stops of a plan: what they deliver is gone, what they pick up
 * is on board, and each driver goes on from the last of them.
 */
export function boardAfterLocked(plan: DayPlan): Board {
  const parts = new Map(
    plan.routes.flatMap((route) => {
      const stops = route.stops.slice(0, route.locked);
      const last = routeTimes({ ...route, stops }, plan).stops.at(-1);
      return last === undefined
        ? []
        : [[route.lane.driverid, { stops, departure: last.departure }] as const];
    }),
  );
  const locked = new Set(
    [...parts.values()].flatMap(({ stops }) => stops.map(({ job }) => job.id)),
  );
  return {
    ...plan.board,
    waiting: plan.board.waiting.filter(({ id }) => !locked.has(id)),
    lanes: plan.board.lanes.map((lane) => {
      const part = parts.get(lane.driverid);
      return part === undefined ? lane : laneAfter(lane, part);
    }),
  };
}

function laneAfter(lane: BoardLane, { stops, departure }: LockedPart): BoardLane {
  const idsOf = (kind: PlanStop['kind']) =>
    new Set(stops.filter((stop) => stop.kind === kind).map(({ job }) => job.id));
  const delivered = idsOf('Delivery');
  const pickedUp = idsOf('Pickup');
  const own = new Set(lane.jobs.map(({ id }) => id));
  const added = stops.flatMap(({ job, kind }) =>
    kind === 'Pickup' && !own.has(job.id) ? [job] : [],
  );
  return {
    ...lane,
    jobs: [...lane.jobs, ...added]
      .filter(({ id }) => !delivered.has(id))
      .map((job): BoardJob => (pickedUp.has(job.id) ? { ...job, status: 'PickedUp' } : job)),
    position: positionAfter(lane, stops),
    shift: {
      starttime: new Date(departure).toISOString(),
      plannedfinishtime: lane.shift?.plannedfinishtime ?? null,
    },
  };
}

function positionAfter({ position }: BoardLane, stops: readonly PlanStop[]): BoardLane['position'] {
  const last = stops.at(-1);
  const place = last && positionOf(last.kind === 'Pickup' ? last.job.from : last.job.to);
  if (!place) return position;
  const [longitude, latitude] = place;
  return { longitude, latitude, time: position?.time ?? '', isstale: false };
}

/** The plans of lanes, computed once for each version of a lane. */
import {
  type LanePlan,
  lanePlan,
  type LaneStart,
  type LaneStop,
} from '@waybill/contract/jobs/board/lane';
import { laneStart } from '@waybill/contract/jobs/board/proposals';
import type { BoardLane } from '@waybill/contract/jobs/board/shapes';

export type PlannedLane = {
  readonly start: LaneStart;
  readonly plan: LanePlan;
};

const known = new WeakMap<BoardLane, PlannedLane & { readonly now: number }>();

/** Returns the start and the plan of a lane; the same objects for the same lane and minute. */
export function plannedLane(lane: BoardLane, now: number): PlannedLane {
  const cached = known.get(lane);
  if (cached?.now === now) return cached;
  const start = laneStart(lane, now);
  const planned = { now, start, plan: lanePlan(lane.jobs, start) };
  known.set(lane, planned);
  return planned;
}

/** Returns the deliveries of a plan, which a lane draws. */
export const deliveriesOf = ({ plan }: Pick<PlannedLane, 'plan'>): readonly LaneStop[] =>
  plan.stops.filter(({ kind }) => kind === 'Delivery');

/** Returns when the first stop of several lanes is reached; never if there is none. */
export const firstArrival = (lanes: readonly BoardLane[], now: number): number =>
  lanes.reduce(
    (first, lane) => Math.min(first, plannedLane(lane, now).plan.stops[0]?.arrival ?? Infinity),
    Infinity,
  );

/** Returns when the last stop of several lanes is reached; 0 if there is none. */
export const lastArrival = (lanes: readonly BoardLane[], now: number): number =>
  lanes.reduce(
    (latest, lane) => Math.max(latest, plannedLane(lane, now).plan.stops.at(-1)?.arrival ?? 0),
    0,
  );

/** What a driver's day would become with further jobs, and who would be best for them. */
import { allocationReasons, type AllocationReason, type Proposal } from './checks.ts';
import { sinceRest_min } from './hours.ts';
import { lanePlan, type LaneStart } from './lane.ts';
import type { BoardJob, BoardLane } from './shapes.ts';

/** Jobs with others put before one of them, or at the end. */
function withJobs(
  jobs: readonly BoardJob[],
  added: readonly BoardJob[],
  beforeId: string | null,
): readonly BoardJob[] {
  const isAdded = new Set(added.map(({ id }) => id));
  const rest = jobs.filter(({ id }) => !isAdded.has(id));
  const at = rest.findIndex(({ id }) => id === beforeId);
  return at === -1 ? [...rest, ...added] : rest.toSpliced(at, 0, ...added);
}

/** Where jobs go in a lane, and when its day starts. */
export type LanePlace = {
  /** The job of the lane before which they go; null is the end. */
  readonly beforeId: string | null;
  /** Ids of the lane in a new order, which counts more than `beforeId`. */
  readonly order?: readonly string[] | undefined;
};

/** The jobs of a lane with others at their place; those that an order does not name come last. */
export function placed(
  jobs: readonly BoardJob[],
  added: readonly BoardJob[],
  { beforeId, order }: LanePlace,
): readonly BoardJob[] {
  const all = withJobs(jobs, added, beforeId);
  if (order === undefined) return all;
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: BoardJob) => places.get(id) ?? order.length;
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What a lane would become with jobs at a place of it. */
export function proposalOf(
  lane: BoardLane,
  added: readonly BoardJob[],
  { start, ...place }: LanePlace & { readonly start: LaneStart },
): Proposal {
  const jobs = placed(lane.jobs, added, place);
  return { lane, added, jobs, before: lanePlan(lane.jobs, start), after: lanePlan(jobs, start) };
}

/** A driver's day starts where the driver is: now, or at the planned start of another day. */
export function laneStart(
  lane: Pick<BoardLane, 'position' | 'shift' | 'fatigue'>,
  now: number,
): LaneStart {
  const { position, shift } = lane;
  const at = Math.max(now, shift === null ? 0 : Date.parse(shift.starttime));
  return { at, place: position, sinceRest_min: sinceRest_min(lane, at) };
}

/** A driver for jobs, with what it would mean. */
export type RankedLane = {
  readonly lane: BoardLane;
  readonly proposal: Proposal;
  readonly reasons: readonly AllocationReason[];
  /** Kilometres that the jobs add to the day. */
  readonly added_km: number;
};

/**
 * Drivers for jobs, best first: nothing refuses, nothing has to be confirmed, fewest minutes late,
 * fewest further kilometres.
 */
export function rankLanes(
  lanes: readonly BoardLane[],
  added: readonly BoardJob[],
  now: number,
): readonly RankedLane[] {
  const ranked = lanes.map((lane) => {
    const proposal = proposalOf(lane, added, { beforeId: null, start: laneStart(lane, now) });
    const reasons = allocationReasons(proposal);
    const added_km = proposal.after.distance_km - proposal.before.distance_km;
    return { lane, proposal, reasons, added_km };
  });
  const weight = ({ reasons }: RankedLane) =>
    reasons.length === 0 ? 0 : reasons[0]?.isRefusing ? 2 : 1;
  return ranked.toSorted(
    (a, b) =>
      weight(a) - weight(b) ||
      a.proposal.after.latest_min - b.proposal.after.latest_min ||
      a.added_km - b.added_km ||
      a.lane.name.localeCompare(b.lane.name),
  );
}

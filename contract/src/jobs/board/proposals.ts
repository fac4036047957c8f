/** Plans of a driver's day with additional jobs, and the ranking of drivers for them. */
import { allocationReasons, type AllocationReason, type Proposal } from './checks.ts';
import { sinceRest_min } from './hours.ts';
import { lanePlan, type LaneStart, roadLength_km } from './lane.ts';
import type { BoardJob, BoardLane } from './shapes.ts';

/** Inserts jobs before another one, or at the end. */
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

/** The position of jobs in a lane, and the start of its day. */
export type LanePlace = {
  /** The lane's job that they are placed before; null is the end. */
  readonly beforeId: string | null;
  /** Ids of the lane in a new order, which takes precedence over `beforeId`. */
  readonly order?: readonly string[] | undefined;
};

/** Returns the jobs of a lane with others at their position; jobs that an order omits come last. */
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

/** Returns the plan of a lane with jobs at a position in it. */
export function proposalOf(
  lane: BoardLane,
  added: readonly BoardJob[],
  { start, ...place }: LanePlace & { readonly start: LaneStart },
): Proposal {
  const jobs = placed(lane.jobs, added, place);
  return { lane, added, jobs, before: lanePlan(lane.jobs, start), after: lanePlan(jobs, start) };
}

/**
 * Returns the start of a driver's day: the driver's position now, or at the planned start of
 * another day.
 */
export function laneStart(
  lane: Pick<BoardLane, 'position' | 'shift' | 'fatigue'>,
  now: number,
): LaneStart {
  const { position, shift } = lane;
  const at = Math.max(now, shift === null ? 0 : Date.parse(shift.starttime));
  return { at, place: position, sinceRest_min: sinceRest_min(lane, at) };
}

/** A candidate driver for jobs, with the effects. */
export type RankedLane = {
  readonly lane: BoardLane;
  readonly proposal: Proposal;
  readonly reasons: readonly AllocationReason[];
  /** Kilometres that the jobs add to the day. */
  readonly added_km: number;
  /** Kilometres from the driver's last position to the nearest pickup; null if one is unknown. */
  readonly away_km: number | null;
  /** How many of the driver's jobs are in a zone of the added ones. */
  readonly inZone: number;
  /** Minutes left for the tightest of the added jobs; negative if late, null if none is due. */
  readonly slack_min: number | null;
};

/**
 * Ranks drivers for jobs, best first: no refusal, available, no confirmation needed, fewest minutes
 * late, fewest additional kilometres. A driver who is not available has an empty day, and would
 * come first without the second.
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
    return { lane, proposal, reasons, added_km, ...fitOf(lane, proposal) };
  });
  const weight = ({ lane: { concerns }, reasons }: RankedLane) => {
    if (reasons.length === 0) return 0;
    if (reasons[0]?.isRefusing === true) return 3;
    return concerns.includes('NotAvailable') ? 2 : 1;
  };
  return ranked.toSorted(
    (a, b) =>
      weight(a) - weight(b) ||
      a.proposal.after.latest_min - b.proposal.after.latest_min ||
      a.added_km - b.added_km ||
      a.lane.name.localeCompare(b.lane.name),
  );
}

/** Returns what speaks for a driver: how near, in which zones, and how much in time. */
function fitOf(
  { position, jobs }: BoardLane,
  { added, after }: Proposal,
): Pick<RankedLane, 'away_km' | 'inZone' | 'slack_min'> {
  const ids = new Set(added.map(({ id }) => id));
  const zones = new Set(added.flatMap(({ zonecode }) => zonecode ?? []));
  const distances = added.flatMap(({ from }) => roadLength_km(position, from) ?? []);
  const slacks = after.stops.flatMap(({ jobId, slack_min }) =>
    ids.has(jobId) && slack_min !== null ? [slack_min] : [],
  );
  return {
    away_km: distances.length === 0 ? null : Math.min(...distances),
    inZone: jobs.filter(
      ({ id, zonecode }) => zonecode !== null && zones.has(zonecode) && !ids.has(id),
    ).length,
    slack_min: slacks.length === 0 ? null : Math.min(...slacks),
  };
}

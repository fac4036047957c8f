/** Suggested allocations of waiting jobs: the usable part of the route solver's plan. */
import type { PlanSoFar } from '../../routing/solving/shapes.ts';
import { allocationReasons, type AllocationReason } from './checks.ts';
import { leftReason } from './left-reasons.ts';
import { type LanePlan, lanePlan } from './lane.ts';
import { inMultiStops, multiStopSizes } from './multi-stops.ts';
import { laneStart, placed, proposalOf } from './proposals.ts';
import type { Board, BoardJob, BoardLane } from './shapes.ts';
import { jobsByTask, positionOf, solvedLanes } from './solver-input.ts';

/** A suggested day of one driver, as shown to the dispatcher. */
export type SuggestedLane = {
  readonly lane: BoardLane;
  readonly added: readonly BoardJob[];
  /** The whole day in its new order. */
  readonly order: readonly string[];
  readonly before: LanePlan;
  readonly after: LanePlan;
};

export type LeftJob = { readonly job: BoardJob; readonly reason: AllocationReason };

export type Suggestion = {
  readonly lanes: readonly SuggestedLane[];
  /** Jobs that remain waiting, each with the reasons against it. */
  readonly left: readonly LeftJob[];
};

/**
 * Checks each job of the solver's plan like an allocation: only jobs without reasons against them
 * are suggested.
 */
export function suggestionOf(
  board: Board,
  output: Pick<PlanSoFar, 'routes'> & Partial<Pick<PlanSoFar, 'unassigned'>>,
): Suggestion {
  const now = Date.parse(board.now);
  const reasons = solverReasons(board, output.unassigned ?? []);
  const sizes = multiStopSizes(board);
  const lanes = solvedLanes(board, output).flatMap(({ lane, stops }) => {
    const route = stops.flatMap(({ job, kind }) => (kind === 'Delivery' ? [job] : []));
    return checkedLane(lane, route, { now, reasons, sizes }) ?? [];
  });
  const given = new Set(lanes.flatMap(({ added }) => added.map(({ id }) => id)));
  const left = board.waiting.filter(({ id }) => !given.has(id));
  return {
    lanes,
    left: left.map((job) => ({ job, reason: reasons.get(job.id) ?? noPlace(job) })),
  };
}

/** Returns why the solver left jobs out. */
function solverReasons(board: Board, unassigned: PlanSoFar['unassigned']) {
  const jobOf = jobsByTask(board);
  return new Map(
    unassigned.flatMap(({ id, reason }) => {
      const job = jobOf(id);
      return job === undefined ? [] : [[job.id, leftReason(reason)] as const];
    }),
  );
}

type Checking = {
  readonly now: number;
  readonly reasons: Map<string, AllocationReason>;
  /** The numbers of jobs of multi-stops, which have one driver. */
  readonly sizes: ReadonlyMap<string, number>;
};

/**
 * Returns the jobs of a route without reasons against them, added one by one, and those of a
 * multi-stop at once; null if there are none.
 */
function checkedLane(
  lane: BoardLane,
  route: readonly BoardJob[],
  { now, reasons, sizes }: Checking,
): SuggestedLane | null {
  const start = laneStart(lane, now);
  const own = new Set(lane.jobs.map(({ id }) => id));
  const held = multiStopSizes({ waiting: [], lanes: [lane] });
  let added: readonly BoardJob[] = [];
  let jobs = lane.jobs as readonly BoardJob[];
  for (const some of inMultiStops(route.filter(({ id }) => !own.has(id)))) {
    const taken = new Set([...own, ...[...added, ...some].map(({ id }) => id)]);
    const order = route.filter(({ id }) => taken.has(id)).map(({ id }) => id);
    const proposal = proposalOf(lane, [...added, ...some], { beforeId: null, order, start });
    const [reason] = isWhole(some, held, sizes) ? allocationReasons(proposal) : [divided];
    if (reason === undefined) [added, jobs] = [proposal.added, proposal.jobs];
    else for (const { id } of some) reasons.set(id, reason);
  }
  if (added.length === 0) return null;
  return {
    lane,
    added,
    order: jobs.map(({ id }) => id),
    before: lanePlan(lane.jobs, start),
    after: lanePlan(jobs, start),
  };
}

/**
 * True for jobs of a multi-stop that are all of it together with those that the driver has already,
 * and for a job of none.
 */
function isWhole(
  some: readonly BoardJob[],
  held: ReadonlyMap<string, number>,
  sizes: ReadonlyMap<string, number>,
): boolean {
  const number = some[0]?.multistopno ?? '';
  return (sizes.get(number) ?? 1) === some.length + (held.get(number) ?? 0);
}

const divided: AllocationReason = {
  isRefusing: false,
  text: 'All stops of its multi-stop need one driver.',
  values: {},
};

const noPlace = ({ from, to }: BoardJob): AllocationReason => ({
  isRefusing: false,
  text:
    positionOf(from) === null || positionOf(to) === null
      ? 'The position of its suburb is not known.'
      : 'No driver has room and time for it.',
  values: {},
});

/**
 * Returns what is left of a suggestion on a newer board: without the jobs that somebody has
 * allocated meanwhile, and with the figures of the others.
 */
export function stillSuggested(board: Board, { lanes, left }: Suggestion): Suggestion {
  const waiting = new Set(board.waiting.map(({ id }) => id));
  const now = Date.parse(board.now);
  return {
    lanes: lanes.flatMap((each) => {
      const added = each.added.filter(({ id }) => waiting.has(id));
      if (added.length === 0) return [];
      const lane = board.lanes.find(({ driverid }) => driverid === each.lane.driverid) ?? each.lane;
      const place = { beforeId: null, order: each.order, start: laneStart(lane, now) };
      const { jobs, before, after } = proposalOf(lane, added, place);
      return [{ lane, added, order: jobs.map(({ id }) => id), before, after }];
    }),
    left: left.filter(({ job }) => waiting.has(job.id)),
  };
}

/** Returns the board with a suggestion applied, as far as its jobs are still waiting. */
export function previewOf(board: Board, lanes: readonly SuggestedLane[]): Board {
  const byDriver = new Map(lanes.map((each) => [each.lane.driverid, each]));
  const waiting = new Map(board.waiting.map((job) => [job.id, job]));
  const stillWaiting = ({ added }: SuggestedLane) =>
    added.flatMap(({ id }) => waiting.get(id) ?? []);
  const given = new Set(lanes.flatMap(stillWaiting).map(({ id }) => id));
  return {
    ...board,
    waiting: board.waiting.filter(({ id }) => !given.has(id)),
    waitingtotal: board.waitingtotal - given.size,
    lanes: board.lanes.map((lane) => {
      const suggested = byDriver.get(lane.driverid);
      if (suggested === undefined) return lane;
      const { order } = suggested;
      const jobs = placed(lane.jobs, stillWaiting(suggested), { beforeId: null, order });
      return { ...lane, jobs: [...jobs] };
    }),
  };
}

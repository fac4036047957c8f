/** A plan's task in the shape of the route solver, and the conversion of its response. */
import type { Board, BoardJob } from '@waybill/contract/jobs/board/shapes';
import { leftReason } from '@waybill/contract/jobs/board/left-reasons';
import {
  jobsByTask,
  solvedLanes,
  type SolverArgs,
  solverInputOf,
  usableLanes,
} from '@waybill/contract/jobs/board/solver-input';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import type { PlanSoFar, RouteSolverInput } from '@waybill/contract/routing/solving/shapes';
import { boardAfterLocked } from './after-locked.ts';
import {
  type DayPlan,
  emptyPlan,
  keyOf,
  type LeftStop,
  type PlanChoice,
  type PlanPosition,
  type PlanTask,
  unplacedJobs,
  vehicleOf,
} from './plan.ts';
import { putBack } from './resequence.ts';

type SolverInput = Pick<
  RouteSolverInput,
  'vehicles' | 'jobs' | 'shipments' | 'segregated' | 'matrices'
>;

export type SolverTask = {
  /** Null if nothing is left to plan after the locked stops. */
  readonly input: SolverInput | null;
  readonly toPlan: (found: Pick<PlanSoFar, 'routes' | 'unassigned'>) => DayPlan;
};

/** Returns the solver's task with travel times: what follows the locked stops. */
export function solverTask(task: PlanTask, travel: TravelTable): SolverTask {
  const { choice } = task;
  const empty = emptyPlan(task, travel);
  const locked: DayPlan = {
    ...empty,
    routes: empty.routes.map((route) => {
      const stops = choice.locked.get(route.lane.driverid) ?? [];
      return { ...route, stops, locked: stops.length };
    }),
  };
  const after = boardAfterLocked(locked);
  const input = solverInputOf(after, 'times');
  return {
    input: input && withMatrices({ choice, input, after, travel, rows: empty.rows }),
    toPlan: (found) => withSolved(locked, after, found),
  };
}

type Preparing = {
  readonly choice: PlanChoice;
  readonly input: SolverArgs;
  readonly after: Board;
  readonly travel: TravelTable;
  readonly rows: DayPlan['rows'];
};

/** Returns the solver's input with matrix rows instead of positions. */
function withMatrices({ choice, input, after, travel, rows }: Preparing): SolverInput {
  const row = (position: PlanPosition | undefined) =>
    position === undefined ? undefined : rows.get(keyOf(position));
  const at = <T extends { readonly location?: [number, number] | undefined }>(task: T) => {
    const { location, ...rest } = task;
    return { ...rest, location_index: row(location) };
  };
  const vehicles = usableLanes(after).map((lane, index) => {
    const isMoved = (choice.locked.get(lane.driverid) ?? []).length > 0;
    return vehicleOf(choice, { vehicle: input.vehicles[index], isMoved, lane });
  });
  return {
    vehicles: vehicles.map(({ start, end, ...vehicle }) => ({
      ...vehicle,
      profile: choice.profile,
      start_index: row(start),
      end_index: row(end),
    })),
    segregated: input.segregated,
    jobs: input.jobs.map(at),
    shipments: input.shipments.map(({ pickup, delivery, ...shipment }) => ({
      ...shipment,
      pickup: at(pickup),
      delivery: at(delivery),
    })),
    matrices: {
      [choice.profile]: { durations: travel.durations, distances: travel.distances },
    },
  };
}

/**
 * Returns the plan with the solver's stops after the locked ones. A driver's own jobs that the
 * solver left out, because they would be late, are put back at their best places.
 */
function withSolved(
  locked: DayPlan,
  after: Board,
  found: Pick<PlanSoFar, 'routes' | 'unassigned'>,
): DayPlan {
  const known = new Map(
    [...locked.board.waiting, ...locked.board.lanes.flatMap(({ jobs }) => jobs)].map((job) => [
      job.id,
      job,
    ]),
  );
  const original = (job: BoardJob) => known.get(job.id) ?? job;
  const solved = new Map(
    solvedLanes(after, found).map(({ lane, stops }) => [lane.driverid, stops]),
  );
  const plan: DayPlan = {
    ...locked,
    left: leftOf(after, found).filter(({ job }) =>
      locked.board.waiting.some(({ id }) => id === job.id),
    ),
    routes: locked.routes.map((route) => ({
      ...route,
      stops: [
        ...route.stops,
        ...(solved.get(route.lane.driverid) ?? []).map(({ job, kind }) => ({
          job: original(job),
          kind,
        })),
      ],
    })),
  };
  return putBack(plan);
}

/** Returns the waiting jobs that are in no route, each with the reason. */
function leftOf(after: Board, { unassigned }: Pick<PlanSoFar, 'unassigned'>): readonly LeftStop[] {
  const jobOf = jobsByTask(after);
  const left = new Map(unplacedJobs(after).map((each) => [each.job.id, each]));
  for (const { id, reason } of unassigned) {
    const job = jobOf(id);
    if (job !== undefined) left.set(job.id, { job, reason: leftReason(reason) });
  }
  return [...left.values()];
}

/** A plan after its jobs were given to drivers, or taken from them. */
import { isOnBoard } from '@waybill/contract/jobs/board/lane';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { positionOf } from '@waybill/contract/jobs/board/solver-input';
import { stopsOf } from './current-plan.ts';
import {
  type DayPlan,
  keyOf,
  type LeftStop,
  type PlanPosition,
  type PlanRoute,
  type PlanStop,
  reasonOf,
} from './plan.ts';

/**
 * Returns a plan on a newer board. Jobs that a driver has meanwhile leave the routes of the others;
 * what is no longer to be done leaves the plan. Jobs that drivers got meanwhile are not yet in
 * their routes.
 * @param settled the driver whose route becomes the run as it was released; null for nobody
 */
export function onBoard(plan: DayPlan, read: Board, settled: string | null): DayPlan {
  const board = boardOf(plan, read);
  const jobs = new Map([...board.waiting, ...board.lanes.flatMap((lane) => lane.jobs)].map(byId));
  const holders = new Map(
    board.lanes.flatMap(({ driverid, jobs: own }) => own.map(({ id }) => [id, driverid] as const)),
  );
  const routes = plan.routes.map((route): PlanRoute => {
    const { driverid } = route.lane;
    const lane = board.lanes.find((each) => each.driverid === driverid) ?? emptied(route.lane);
    if (driverid === settled) {
      return { ...route, lane, stops: stopsOf(lane, Date.parse(board.now)), locked: 0 };
    }
    const isTheirs = ({ job: { id } }: PlanStop) => (holders.get(id) ?? driverid) === driverid;
    const remaining = (stops: readonly PlanStop[]) =>
      stops.filter(isTheirs).flatMap(stillToMake(jobs));
    const { stops, locked } = route;
    return {
      ...route,
      lane,
      stops: remaining(stops),
      locked: remaining(stops.slice(0, locked)).length,
    };
  });
  return { ...plan, board, routes, left: leftOf(plan, { board, routes }) };
}

/** Returns the newer board with the jobs and drivers of a plan, at the time that it begins. */
function boardOf({ board, routes, left }: DayPlan, read: Board): Board {
  const planned = new Set(
    [
      ...board.waiting,
      ...left.map(({ job }) => job),
      ...routes.flatMap(({ lane, stops }) => [...lane.jobs, ...stops.map(({ job }) => job)]),
    ].map(({ id }) => id),
  );
  const drivers = new Set(routes.map(({ lane }) => lane.driverid));
  return {
    ...read,
    now: board.now,
    waiting: read.waiting.filter(({ id }) => planned.has(id)),
    lanes: read.lanes.filter(({ driverid }) => drivers.has(driverid)),
  };
}

const byId = (job: BoardJob) => [job.id, job] as const;

/** A driver who is not on the board any more. */
const emptied = (lane: BoardLane): BoardLane => ({ ...lane, jobs: [] });

const stillToMake =
  (jobs: ReadonlyMap<string, BoardJob>) =>
  ({ job: { id }, kind }: PlanStop): readonly PlanStop[] => {
    const job = jobs.get(id);
    return job === undefined || (kind === 'Pickup' && isOnBoard(job)) ? [] : [{ job, kind }];
  };

/** Returns the waiting jobs that are in no route, with the reasons that are known. */
function leftOf(
  { left }: DayPlan,
  { board, routes }: Pick<DayPlan, 'board' | 'routes'>,
): readonly LeftStop[] {
  const reasons = new Map(left.map(({ job, reason }) => [job.id, reason]));
  const driven = new Set(routes.flatMap(({ stops }) => stops.map(({ job }) => job.id)));
  return board.waiting
    .filter(({ id }) => !driven.has(id))
    .map((job) => ({ job, reason: reasons.get(job.id) ?? reasonOf('It is in no run yet.') }));
}

/** Returns the positions of a plan's jobs to which no travel was measured. */
export function unmeasured({ routes, rows }: DayPlan): readonly PlanPosition[] {
  const jobs = routes.flatMap(({ lane, stops }) => [...lane.jobs, ...stops.map(({ job }) => job)]);
  const positions = jobs.flatMap(({ from, to }) => [positionOf(from), positionOf(to)]);
  const found = positions.filter((each) => each !== null).filter((each) => !rows.has(keyOf(each)));
  return [...new Map(found.map((each) => [keyOf(each), each])).values()];
}

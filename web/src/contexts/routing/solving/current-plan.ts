/** The day as the drivers' runs stand. */
import { lanePlan } from '@waybill/contract/jobs/board/lane';
import { laneStart } from '@waybill/contract/jobs/board/proposals';
import type { Board, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { usableLanes } from '@waybill/contract/jobs/board/solver-input';
import { isOnBoard } from '@waybill/contract/jobs/board/lane';
import type { TravelTable } from '@waybill/contract/routing/roads/shapes';
import {
  type DayPlan,
  emptyPlan,
  type LockedStops,
  type PlanStop,
  type PlanTask,
  reasonOf,
} from './plan.ts';

/** Returns the drivers who have jobs on the day. */
export const runningLanes = (board: Board): readonly BoardLane[] =>
  usableLanes(board).filter(({ jobs }) => jobs.length > 0);

/** Returns the stops of a driver's jobs in their current order. */
export function stopsOf(lane: BoardLane, now: number): readonly PlanStop[] {
  const byId = new Map(lane.jobs.map((job) => [job.id, job]));
  return lanePlan(lane.jobs, laneStart(lane, now)).stops.flatMap(({ jobId, kind }) => {
    const job = byId.get(jobId);
    return job === undefined ? [] : [{ job, kind }];
  });
}

/**
 * Returns the next stop of each driver who has freight on board: the driver is on the way there, so
 * it stays the next one.
 */
export const startedStops = (board: Board): LockedStops =>
  new Map(
    runningLanes(board)
      .filter(({ jobs }) => jobs.some(isOnBoard))
      .map((lane) => [lane.driverid, stopsOf(lane, Date.parse(board.now)).slice(0, 1)]),
  );

/** Returns the plan of the runs as they stand, with the waiting jobs left out. */
export function currentPlan(task: PlanTask, travel: TravelTable): DayPlan {
  const { board, choice } = task;
  const plan = emptyPlan(task, travel);
  return {
    ...plan,
    routes: plan.routes.map((route) => ({
      ...route,
      stops: stopsOf(route.lane, Date.parse(board.now)),
      locked: choice.locked.get(route.lane.driverid)?.length ?? 0,
    })),
    left: board.waiting.map((job) => ({ job, reason: reasonOf('It is in no run yet.') })),
  };
}

/** Stops of running routes that will be late, seen before they are. */
import { lanePlan } from '@waybill/contract/jobs/board/lane';
import { laneStart } from '@waybill/contract/jobs/board/proposals';
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';
import { runningLanes } from './current-plan.ts';

/** Less time to spare than this is a risk: traffic takes it. */
const risky_min = 15;

export type StopAtRisk = {
  readonly lane: BoardLane;
  readonly job: BoardJob;
  /** Milliseconds since 1970. */
  readonly arrival: number;
  /** Minutes to spare; negative if the stop will be late. */
  readonly slack_min: number;
};

/**
 * Returns the deliveries that will be late or have little time to spare, estimated from the drivers'
 * last positions; the latest first.
 */
export function stopsAtRisk(board: Board): readonly StopAtRisk[] {
  const now = Date.parse(board.now);
  return runningLanes(board)
    .flatMap((lane) => {
      const byId = new Map(lane.jobs.map((job) => [job.id, job]));
      return lanePlan(lane.jobs, laneStart(lane, now)).stops.flatMap(
        ({ jobId, arrival, slack_min }): StopAtRisk[] => {
          const job = byId.get(jobId);
          if (job === undefined || slack_min === null || slack_min >= risky_min) return [];
          return [{ lane, job, arrival, slack_min }];
        },
      );
    })
    .toSorted((a, b) => a.slack_min - b.slack_min);
}

import type { DutyDriver, DutyStop } from '@waybill/contract/jobs/board/duty';
import { lanePlan } from '@waybill/contract/jobs/board/lane';
import { laneStart } from '@waybill/contract/jobs/board/proposals';
import type { BoardLane } from '@waybill/contract/jobs/board/shapes';

/** Returns the stops of a lane with their estimated times, in driving order. */
export function stopsOf(lane: BoardLane, now: Date): readonly DutyStop[] {
  const plan = lanePlan(lane.jobs, laneStart(lane, now.getTime()));
  const jobs = new Map(lane.jobs.map((job) => [job.id, job]));
  return plan.stops.flatMap(({ jobId, kind, arrival, late_min }) => {
    const job = jobs.get(jobId);
    if (job === undefined) return [];
    return [
      {
        jobid: jobId,
        jobno: job.jobno,
        kind,
        place: kind === 'Pickup' ? job.from : job.to,
        expected: new Date(arrival).toISOString(),
        late: late_min,
      },
    ];
  });
}

/** Returns what a map shows of a driver on duty. */
export const dutyOf = (
  lane: BoardLane,
  position: DutyDriver['position'],
  now: Date,
): DutyDriver => ({
  driverid: lane.driverid,
  name: lane.name,
  registrationnumber: lane.vehicle?.registrationnumber ?? null,
  position,
  jobs: lane.jobs.length,
  nextstop: stopsOf(lane, now)[0] ?? null,
});

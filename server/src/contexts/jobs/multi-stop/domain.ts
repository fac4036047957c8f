import { sentence } from '@waybill/contract/sentence';
import {
  type MultiStopAct,
  type MultiStopStatus,
  whyNotJoin,
  whyNotLeave,
  whyNotMultiStop,
} from '@waybill/contract/jobs/multi-stop/lifecycle';
import { linkedJobsMax } from '@waybill/contract/jobs/multi-stop/shapes';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';

/** @throws {Problem} MultiStopNotAllowed with a sentence giving the reason. */
export function permitMultiStop(
  act: MultiStopAct,
  multiStop: { readonly number: string; readonly status: MultiStopStatus },
): void {
  const message = whyNotMultiStop(act, multiStop.status);
  if (message === null) return;
  throw new Problem(jobsProblems.MultiStopNotAllowed, { message, details: multiStop.number });
}

type Stop = {
  readonly id: string;
  readonly number: string;
  readonly customer_id: number;
  readonly status: JobStatus;
  readonly is_line_haul: boolean;
  readonly multi_stop_id: string | null;
};

type Into = { readonly id: string; readonly customer_id: number };

/** @throws {Problem} JobNotAllowed naming the job, if it cannot be a stop. */
export function permitJoining(job: Stop, multiStop: Into): void {
  const elsewhere = job.multi_stop_id === multiStop.id ? null : job.multi_stop_id;
  refuseJob(
    job,
    whyNotJoin({
      status: job.status,
      isLineHaul: job.is_line_haul,
      isSameCustomer: job.customer_id === multiStop.customer_id,
      otherMultiStop: elsewhere,
    }),
  );
}

/** @throws {Problem} JobNotAllowed if a job was picked up, or is not a stop of it. */
export function permitLeaving(job: Stop, multiStop: Into): void {
  const isStop = job.multi_stop_id === multiStop.id;
  refuseJob(job, isStop ? whyNotLeave(job.status) : 'This job is not in that multi-stop.');
}

/** @throws {Problem} MultiStopNotAllowed above the maximum number of stops. */
export function checkStopCount(count: number): void {
  if (count <= linkedJobsMax) return;
  const message = sentence('A multi-stop can have up to {count} jobs.', { count: linkedJobsMax });
  throw new Problem(jobsProblems.MultiStopNotAllowed, { message });
}

function refuseJob({ number }: Stop, reason: string | null): void {
  if (reason === null) return;
  throw new Problem(jobsProblems.JobNotAllowed, {
    message: sentence('{number}: {reason}', { number, reason }),
    details: number,
  });
}

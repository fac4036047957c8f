import { jobsProblems } from '@waybill/contract/jobs/problems';
import { type JobAct, type JobStatus, whyNot } from '@waybill/contract/jobs/lifecycle';
import { Problem } from '@waybill/contract/problem';

/** @throws {Problem} JobNotAllowed with a sentence giving the reason. */
export function permit(act: JobAct, job: { readonly number: string; status: JobStatus }): void {
  const reason = whyNot(act, job.status);
  if (reason === null) return;
  throw new Problem(jobsProblems.JobNotAllowed, { message: reason, details: job.number });
}

/**
 * A job needs both addresses, an item and a service before confirmation (decisions J-06); the
 * contract validates the addresses.
 * @throws {Problem} JobIncomplete
 */
export function checkComplete(job: {
  readonly items: readonly unknown[];
  readonly service_code: string;
}): void {
  if (job.items.length > 0 && job.service_code !== '') return;
  throw new Problem(jobsProblems.JobIncomplete);
}

/** @throws {Problem} JobNotAllowed once a driver has the job or freight was scanned (J-15). */
export function permitDeletion(job: {
  readonly number: string;
  readonly status: JobStatus;
  readonly driver_id: number | null;
  readonly last_scan_code: string | null;
  readonly is_line_haul: boolean;
}): void {
  const isTouched = job.driver_id !== null || job.last_scan_code !== null || job.is_line_haul;
  permit('delete', isTouched ? { ...job, status: 'Allocated' } : job);
}

/** @throws {Problem} JobNotAllowed if a stop of a multi-stop would get another customer. */
export function checkMultiStopCustomer(
  job: {
    readonly number: string;
    readonly customer_id: number;
    readonly multi_stop_id: string | null;
  },
  customerId: number,
): void {
  if (job.multi_stop_id === null || job.customer_id === customerId) return;
  const message = 'A job in a multi-stop stays with its customer.';
  throw new Problem(jobsProblems.JobNotAllowed, { message, details: job.number });
}

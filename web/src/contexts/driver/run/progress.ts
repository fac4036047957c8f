import type { Job } from '@waybill/contract/jobs/shapes';
import type { OutboxEntry } from '../outbox/entry.ts';

export type StopState = 'todo' | 'done' | 'failed';

type ScanBody = { readonly scanevent?: { readonly code?: string } };

/** What has become of a job, counting what the device has not sent yet. */
export function stopState(job: Job, entries: readonly OutboxEntry[]): StopState {
  const last = entries.findLast(({ jobId, state }) => jobId === job.id && state.kind === 'waiting');
  const code = (last?.body as ScanBody | undefined)?.scanevent?.code;
  if (code === 'DELIVERED') return 'done';
  if (code === 'ATTEMPTED' || code === 'DAMAGED' || code === 'PICKUPFAILED') return 'failed';
  if (job.status === 'Delivered') return 'done';
  return job.status === 'Failed' ? 'failed' : 'todo';
}

export type RunProgress = {
  readonly done: number;
  readonly total: number;
  readonly late: number;
  /** The first job that is left to do; null at the end of the run. */
  readonly next: Job | null;
};

export function progressOf(
  jobs: readonly Job[],
  entries: readonly OutboxEntry[],
  now: number,
): RunProgress {
  const left = jobs.filter((job) => stopState(job, entries) === 'todo');
  return {
    done: jobs.length - left.length,
    total: jobs.length,
    late: left.filter(({ deadline }) => deadline !== null && Date.parse(deadline) < now).length,
    next: left[0] ?? null,
  };
}

import type { Job } from '@waybill/contract/jobs/shapes';
import { lanesOf, type OutboxEntry } from '#client/outbox/entry.ts';

export type StopState = 'todo' | 'done' | 'failed';

type ScanBody = { readonly scanevent?: { readonly code?: string } };

/** Returns the state of a job, including actions that the device has not sent yet. */
export function stopState(job: Job, entries: readonly OutboxEntry[]): StopState {
  const codes = entries
    .filter((entry) => entry.state.kind === 'waiting' && lanesOf(entry).includes(job.id))
    .flatMap(({ body }) => (body as ScanBody).scanevent?.code ?? []);
  const code = codes.at(-1);
  if (code === 'DELIVERED') return 'done';
  if (code === 'ATTEMPTED' || code === 'DAMAGED' || code === 'PICKUPFAILED') return 'failed';
  if (job.status === 'Delivered') return 'done';
  return job.status === 'Failed' && code === undefined ? 'failed' : 'todo';
}

const onBoard: readonly string[] = ['PickedUp', 'InTransit', 'OutForDelivery'];
const loads: readonly string[] = ['PICKUP', 'ONBOARD'];

/**
 * True if the place of a job is its delivery: the freight is on the vehicle, or was when the job
 * was done, including actions that the device has not sent yet. Otherwise it is picked up first.
 */
export const isDelivery = (job: Job, entries: readonly OutboxEntry[]): boolean =>
  onBoard.includes(job.status) ||
  job.status === 'Delivered' ||
  (job.status === 'Failed' && job.lastscanevent?.code !== 'PICKUPFAILED') ||
  entries.some(
    (entry) =>
      entry.state.kind === 'waiting' &&
      lanesOf(entry).includes(job.id) &&
      loads.includes((entry.body as ScanBody).scanevent?.code ?? ''),
  );

export type RunProgress = {
  readonly done: number;
  readonly total: number;
  readonly late: number;
  /** The first open job; null at the end of the run. */
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

import type { JobStatus } from '../lifecycle.ts';

/** The status of a multi-stop: derived from its driver and its jobs. */
export const multiStopStatuses = ['Open', 'Allocated', 'UnderWay', 'Completed'] as const;
export type MultiStopStatus = (typeof multiStopStatuses)[number];

export type MultiStopAct = 'edit' | 'addJobs' | 'removeJobs' | 'allocate' | 'unallocate' | 'delete';

/** The actions that each status does not allow, each with the reason. */
const refusals: Readonly<Record<MultiStopStatus, Readonly<Partial<Record<MultiStopAct, string>>>>> =
  {
    Open: { unallocate: 'This multi-stop has no driver.' },
    Allocated: {},
    UnderWay: {
      unallocate: 'A multi-stop that is under way stays with its driver.',
      delete: 'A multi-stop that is under way cannot be deleted.',
    },
    Completed: {
      edit: 'A completed multi-stop can no longer be changed.',
      addJobs: 'A completed multi-stop can no longer be changed.',
      removeJobs: 'A completed multi-stop can no longer be changed.',
      allocate: 'A completed multi-stop can no longer be changed.',
      unallocate: 'A completed multi-stop can no longer be changed.',
      delete: 'A completed multi-stop cannot be deleted.',
    },
  };

/** Returns why a command is not allowed on a multi-stop, as a sentence, or null if it is. */
export const whyNotMultiStop = (act: MultiStopAct, status: MultiStopStatus): string | null =>
  refusals[status][act] ?? null;

const notStarted: readonly JobStatus[] = ['New', 'Confirmed', 'ReadyForPickup', 'Allocated'];

type JoiningJob = {
  readonly status: JobStatus;
  readonly isLineHaul: boolean;
  readonly isSameCustomer: boolean;
  /** The other multi-stop that already includes the job, if any. */
  readonly otherMultiStop: string | null;
};

/** Returns why a job cannot be added to a multi-stop, as a sentence, or null if it can. */
export function whyNotJoin(job: JoiningJob): string | null {
  if (job.otherMultiStop !== null) return 'This job is already in another multi-stop.';
  if (!job.isSameCustomer) return 'All jobs of a multi-stop belong to one customer.';
  if (job.isLineHaul) return 'A job on a line haul cannot be in a multi-stop.';
  return notStarted.includes(job.status) ? null : 'Only jobs not picked up yet can be added.';
}

/** Returns why a job cannot leave its multi-stop, as a sentence, or null if it can. */
export const whyNotLeave = (status: JobStatus): string | null =>
  notStarted.includes(status) ? null : 'A job that was picked up stays in its multi-stop.';

import type { Job } from '@waybill/contract/jobs/shapes';
import { stopNumbers } from './stop-numbers.ts';

/** A change by dispatch since the device last loaded the run. */
export type RunChange = {
  readonly kind: 'added' | 'removed' | 'reordered';
  /** The job; the first one of a new order. */
  readonly job: Job;
  /** Its place in the run, from 1; for a removed job its former place. */
  readonly stop: number;
};

const isOpen = ({ status }: Job): boolean => status !== 'Delivered' && status !== 'Failed';

const numbersOf = (jobs: readonly Job[]) => stopNumbers(jobs, (job) => !isOpen(job));

/** Returns the changes between two versions of a run, without jobs that were delivered. */
export function changesOf(before: readonly Job[], after: readonly Job[]): readonly RunChange[] {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  const numbers = numbersOf(after);
  const formerNumbers = numbersOf(before);
  const added = after.flatMap((job): RunChange[] =>
    had.has(job.id) || !isOpen(job) ? [] : [{ kind: 'added', job, stop: numbers.get(job.id) ?? 0 }],
  );
  const removed = before.flatMap((job): RunChange[] =>
    has.has(job.id) || !isOpen(job)
      ? []
      : [{ kind: 'removed', job, stop: formerNumbers.get(job.id) ?? 0 }],
  );
  return [...removed, ...added, ...reordered(before, after)];
}

/** Returns the stops that are in both versions, but in another order. */
function reordered(before: readonly Job[], after: readonly Job[]): readonly RunChange[] {
  const stays = new Set(after.filter(isOpen).map(({ id }) => id));
  const old = before.filter(({ id }) => stays.has(id)).map(({ id }) => id);
  const known = new Set(old);
  const now = after.filter(({ id }) => stays.has(id) && known.has(id));
  const first = now.find(({ id }, at) => id !== old[at]);
  return first === undefined
    ? []
    : [{ kind: 'reordered', job: first, stop: numbersOf(after).get(first.id) ?? 0 }];
}

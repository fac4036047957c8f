import type { Job } from '@waybill/contract/jobs/shapes';

/**
 * Returns the numbers of stops, from 1: those that are done come first, so that the number of an
 * open stop stays the same while the driver works through the run. The server lists delivered jobs
 * last.
 */
export function stopNumbers(
  jobs: readonly Job[],
  isDone: (job: Job) => boolean,
): ReadonlyMap<string, number> {
  const inOrder = [...jobs.filter(isDone), ...jobs.filter((job) => !isDone(job))];
  return new Map(inOrder.map(({ id }, at) => [id, at + 1]));
}

import type { ChosenJob } from '@waybill/contract/jobs/jobs/shapes';
import { HttpError } from '#client/errors.ts';
import { explain } from '#client/explain.ts';
import type { BulkRowOutcome } from '#shell/bulk/outcome.ts';
import { useBulkRun } from '#shell/bulk/use-bulk-run.ts';
import { useAllocate } from './calls.ts';

export type JobOutcome = BulkRowOutcome & { readonly id: string };

type Driver = { readonly id: string; readonly name: string };

/** Gives jobs to a driver one by one, with the outcome of each. */
export function useAllocateEach(jobs: readonly ChosenJob[]) {
  const numbers = new Map(jobs.map(({ id, jobno }) => [id, jobno]));
  const { run, ...bulk } = useBulkRun<JobOutcome, string>({
    idOf: ({ id }) => id,
    nameOf: (id) => numbers.get(id) ?? '',
  });
  const sending = useAllocate();
  const giveOne = (id: string, driver: Driver): Promise<JobOutcome> =>
    sending.mutateAsync({ allocation: { agentId: driver.id, jobIds: [id] } }).then(
      (): JobOutcome => ({ id, status: 'Success', value: driver.name, message: null }),
      (error: unknown): JobOutcome => ({
        id,
        status: 'Failed',
        value: null,
        message: explain(error).message,
      }),
    );
  return {
    bulk,
    allocateEach: (driver: Driver) =>
      run({
        title: 'Allocate',
        ids: jobs.map(({ id }) => id),
        atOnce: 1,
        act: async (part) => Promise.all(part.map((id) => giveOne(id, driver))),
      }),
  };
}

/** Whether a refusal may be that of one job only, which is gone or does not fit. */
export const isOfOneJob = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 409);

import * as contract from '@waybill/contract/jobs/endpoints';
import { handle, latestOf } from '#platform/context.ts';
import { createJobs } from '../create-jobs.ts';

export const createJob = handle(
  contract.createJob,
  async ({ input, db, now }) => {
    const [created] = await createJobs({ db, now }, [{ job: input.job, now }]);
    if (created === undefined) throw new Error('A job that was created has a number');
    return created;
  },
  {
    batch: {
      // A leg depends on its journey, which another call may change.
      takes: ({ input }) => !input.job.parentid,
      async handle({ calls, db }) {
        const sent = calls.map(({ input, now, requestId }) => ({ ...input, now, requestId }));
        return [...(await createJobs({ db, now: latestOf(calls) }, sent))];
      },
    },
  },
);

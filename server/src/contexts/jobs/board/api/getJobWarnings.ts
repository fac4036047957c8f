import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { jobsForBoard, overridesOf } from '../sql.ts';
import { onBoard } from '../warnings.ts';

export const getJobWarnings = handle(
  contract.getJobWarnings,
  async ({ input: { jobId }, db, now }) => {
    const [first] = await jobsForBoard(db, [jobId]);
    const row = found(first, jobsProblems.JobNotFound);
    const { date, warnings } = await onBoard(db, row, now);
    const overrides = await overridesOf(db, jobId);
    return {
      date,
      warnings: [...warnings],
      overrides: overrides.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    };
  },
);

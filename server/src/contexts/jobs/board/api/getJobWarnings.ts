import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { jobsForBoard, overridesOf } from '../sql.ts';
import { warningsOf } from '../warnings.ts';

export const getJobWarnings = handle(
  contract.getJobWarnings,
  async ({ input: { jobId }, db, now }) => {
    const [row] = await jobsForBoard(db, [jobId]);
    const warnings = await warningsOf(db, found(row, jobsProblems.JobNotFound), now);
    const overrides = await overridesOf(db, jobId);
    return {
      warnings: [...warnings],
      overrides: overrides.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    };
  },
);

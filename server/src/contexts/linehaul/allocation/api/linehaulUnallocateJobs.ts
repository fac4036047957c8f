import { jobsProblems } from '@waybill/contract/jobs/problems';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { Problem } from '@waybill/contract/problem';
import { lockJobsForLineHaul } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeArticles } from '../../articles/sql.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { settleLegs } from '../legs.ts';

export const linehaulUnallocateJobs = handle(
  contract.linehaulUnallocateJobs,
  async ({ input: { deallocation }, db, now }) => {
    const lineHaul = await heldLineHaul(db, deallocation.linehaulId);
    permitLineHaul('unallocate', lineHaul);
    const jobs = await lockJobsForLineHaul(db, deallocation.jobids);
    if (jobs.length < new Set(deallocation.jobids).size) {
      throw new Problem(jobsProblems.JobNotFound);
    }
    await removeArticles(db, lineHaul.id, deallocation.jobids);
    await settleLegs(db, jobs, now);
    publish(db, 'lineHaul.changed', { id: lineHaul.id, customerId: null });
    return null;
  },
);

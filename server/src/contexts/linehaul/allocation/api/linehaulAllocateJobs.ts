import { jobsProblems } from '@waybill/contract/jobs/problems';
import * as contract from '@waybill/contract/linehaul/endpoints';
import { Problem } from '@waybill/contract/problem';
import { lockJobsForLineHaul } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { heldLineHaul, permitLineHaul } from '../../line-hauls/held.ts';
import { allocate } from '../allocate.ts';

export const linehaulAllocateJobs = handle(
  contract.linehaulAllocateJobs,
  async ({ input: { allocation }, db, now }) => {
    const lineHaul = await heldLineHaul(db, allocation.linehaulId);
    permitLineHaul('allocate', lineHaul);
    const jobs = await lockJobsForLineHaul(db, allocation.jobIds);
    if (jobs.length < new Set(allocation.jobIds).size) throw new Problem(jobsProblems.JobNotFound);
    const allocated = await allocate({ db, now }, lineHaul, { jobs });
    publish(db, 'lineHaul.changed', { id: lineHaul.id, customerId: null });
    return { allocated };
  },
);

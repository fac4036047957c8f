import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { AllocationJob, Deallocation } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

const jobList = z.object(listInput);

const nothing = z.null();

export const getUnallocatedJobs = endpoint({
  path: '/api/jobs/delivery-agent/un-allocated-jobs',
  access: 'Job.View',
  summary: 'Returns jobs without a driver.',
  input: jobList,
  output: pageOf(AllocationJob),
});

export const getAllocatedJobs = endpoint({
  path: '/api/jobs/delivery-agent/allocated-jobs',
  access: 'Job.View',
  summary: 'Returns jobs with a driver, or those of one driver.',
  input: z.object({ id: guidOf('driver').optional(), ...listInput }),
  output: pageOf(AllocationJob),
});

/** Returns the number of jobs with a new driver; one refusal refuses all. */
export const allocateJob = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/allocate-job',
  access: 'Job.Allocate',
  summary: 'Allocates jobs to a driver; already allocated jobs are moved.',
  input: z.object({
    allocation: z.object({
      agentId: guidOf('driver'),
      jobIds: z.array(guidOf('job')).min(1, 'Please choose a job').max(500),
      agentType: z.literal('Driver').default('Driver'),
      /**
       * Refuses all if one has been allocated to a driver in the meantime, and names the driver.
       */
      onlyWaiting: z.boolean().default(false),
    }),
  }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    refusals.JobNotFound,
    refusals.JobNotAllowed,
    refusals.DriverNotFound,
    refusals.DriverInactive,
    refusals.AllocationRefused,
  ],
});

export const unallocateJob = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/un-allocate-job',
  access: 'Job.Allocate',
  summary: 'Removes a job from its driver.',
  input: z.object({
    deallocation: Deallocation.omit({ jobids: true }),
  }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

export const unallocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/un-allocate-jobs',
  access: 'Job.Allocate',
  summary: 'Removes jobs from their drivers.',
  input: z.object({
    deallocation: Deallocation.omit({ agentid: true, jobid: true }),
  }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

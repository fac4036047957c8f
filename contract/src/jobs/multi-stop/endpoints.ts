import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { jobsProblems } from '../problems.ts';
import { Job } from '../shapes.ts';
import { linkedJobsMax, MultiStopJob, MultiStopToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const { CustomerNotFound } = customersProblems;
const { DriverNotFound, DriverInactive, JobNotAllowed, JobNotFound } = jobsProblems;
const { MultiStopNotFound, MultiStopNotAllowed } = jobsProblems;

const linked = z.object({
  multistopjobid: guidOf('multiStop'),
  linkedjobids: z.array(guidOf('job')).min(1, 'Please choose a job').max(linkedJobsMax),
});

const savingProblems = [
  CustomerNotFound,
  DriverNotFound,
  DriverInactive,
  JobNotFound,
  JobNotAllowed,
];

export const getMultiStops = endpoint({
  path: '/api/jobs/multi-stop/multi-stops',
  access: 'Job.View',
  summary: 'Returns the multi-stop jobs that the caller may see; drivers see only their own.',
  input: z.object(listInput),
  output: pageOf(MultiStopJob),
  rowsAreEdited: true,
});

export const getMultiStop = endpoint({
  path: '/api/jobs/multi-stop/multi-stop',
  access: 'Job.View',
  summary: 'Returns one multi-stop job.',
  input: z.object({ jobId: guidOf('multiStop') }),
  output: z.object({ multistop: MultiStopJob }),
  problems: [MultiStopNotFound],
});

export const createMultiStop = endpoint({
  method: 'POST',
  path: '/api/jobs/multi-stop/multi-stop',
  access: 'Job.Allocate',
  summary: 'Creates a multi-stop job from jobs of one customer.',
  input: z.object({ multistop: MultiStopToSave }),
  output: z.object({ id: Guid, multistopno: z.string() }),
  problems: savingProblems,
});

export const updateMultiStop = endpoint({
  method: 'PUT',
  path: '/api/jobs/multi-stop/multi-stop',
  access: 'Job.Allocate',
  summary: 'Updates a multi-stop job, its driver, its jobs or their order.',
  input: z.object({ multistop: MultiStopToSave.extend({ id: guidOf('multiStop') }), ...revision }),
  output: z.object({ id: Guid }),
  problems: [...savingProblems, MultiStopNotFound, MultiStopNotAllowed],
  replaces: {
    read: getMultiStop,
    argsOf: ({ multistop: { id } }) => ({ jobId: id }),
  },
});

export const deleteMultiStop = endpoint({
  method: 'DELETE',
  path: '/api/jobs/multi-stop/multi-stop',
  access: 'Job.Allocate',
  summary: 'Deletes a multi-stop job and releases its jobs.',
  input: z.object({ jobId: guidOf('multiStop') }),
  output: z.null(),
  problems: [MultiStopNotFound, MultiStopNotAllowed],
});

export const multiStopAllocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/multi-stop/allocate-jobs',
  access: 'Job.Allocate',
  summary: 'Appends jobs to a multi-stop job.',
  input: z.object({ allocatejob: linked }),
  output: z.object({ allocated: z.number().int() }),
  problems: [MultiStopNotFound, MultiStopNotAllowed, JobNotFound, JobNotAllowed],
});

export const multiStopDeallocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/multi-stop/de-allocate-jobs',
  access: 'Job.Allocate',
  summary: 'Removes jobs from a multi-stop job and from its driver.',
  input: z.object({ deallocatejob: linked }),
  output: z.null(),
  problems: [MultiStopNotFound, MultiStopNotAllowed, JobNotFound, JobNotAllowed],
});

export const multiStopAllocatedJobs = endpoint({
  path: '/api/jobs/multi-stop/allocated-jobs',
  access: 'Job.View',
  summary: 'Returns the jobs of a multi-stop job in stop order, or of all multi-stop jobs.',
  input: z.object({
    multistopjobid: guidOf('multiStop').optional(),
    jobId: guidOf('multiStop').optional(),
    ...listInput,
  }),
  output: pageOf(Job),
});

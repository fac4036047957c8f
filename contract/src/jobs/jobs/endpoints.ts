import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Job } from '../shapes.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { JobToSave } from './inputs.ts';
import { JobPickup, JobPlace, JobWithChildren } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const jobList = z.object(listInput);

const byJob = z.object({ jobId: guidOf('job') });

const nothing = z.null();

export const getJobs = endpoint({
  path: '/api/jobs/job/jobs',
  access: 'Job.View',
  summary: 'Returns the jobs that the caller may see; drivers see only their own.',
  input: jobList,
  output: pageOf(Job),
});

/** At the middle of the suburb of each: for maps. */
export const getJobPlaces = endpoint({
  path: '/api/jobs/job/places',
  access: 'Job.View',
  summary: 'Returns where the jobs of a list are delivered.',
  input: jobList,
  output: pageOf(JobPlace),
});

export const getJob = endpoint({
  path: '/api/jobs/job/job',
  access: 'Job.View',
  summary: 'Returns one job.',
  input: byJob,
  output: z.object({ job: Job }),
  problems: [refusals.JobNotFound],
});

export const createJob = endpoint({
  method: 'POST',
  path: '/api/jobs/job/job',
  access: 'Job.Create',
  summary: 'Creates a job without a booking.',
  input: z.object({ job: JobToSave }),
  output: z.object({ id: Guid, jobno: z.string() }),
  problems: [customersProblems.CustomerNotFound, refusals.JobNotFound, refusals.ChildOfChild],
});

export const updateJob = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/job',
  access: 'Job.Edit',
  summary: 'Updates a job that is not under way.',
  input: z.object({ job: JobToSave, ...revision }),
  output: z.object({ id: Guid }),
  problems: [
    customersProblems.CustomerNotFound,
    refusals.JobNotFound,
    refusals.JobNotAllowed,
    refusals.ChildOfChild,
  ],
  replaces: {
    read: getJob,
    argsOf: ({ job: { id } }) => (id ? { jobId: id } : null),
  },
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/jobs/job/job',
  access: 'Job.Delete',
  summary: 'Deletes a job that is not in progress.',
  input: byJob,
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed, refusals.JobHasChildren],
});

export const confirmJob = endpoint({
  method: 'POST',
  path: '/api/jobs/job/confirm',
  access: 'Job.Edit',
  summary: 'Confirms a job; idempotent.',
  input: z.object({ id: guidOf('job') }),
  inQuery: ['id'],
  output: z.object({ id: Guid, jobno: z.string(), connoteno: z.string() }),
  problems: [refusals.JobNotFound, refusals.JobIncomplete],
});

export const setJobPickup = endpoint({
  method: 'POST',
  path: '/api/jobs/job/job-pickup',
  access: 'Job.Edit',
  summary: 'Sets the time from which the freight is ready for pickup.',
  input: z.object({ jobpickup: JobPickup }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

export const getChildJobs = endpoint({
  path: '/api/jobs/job/child-jobs',
  access: 'Job.View',
  summary: 'Returns a job and the legs it was split into.',
  input: byJob,
  output: z.object({ childjobs: z.array(Job), mainjob: Job }),
  problems: [refusals.JobNotFound],
});

export const getJobsWithChildren = endpoint({
  path: '/api/jobs/job/jobs-with-children',
  access: 'Job.View',
  summary: 'Returns top-level jobs, each with its legs.',
  input: jobList,
  output: pageOf(JobWithChildren),
});

export const getJobTypes = endpoint({
  path: '/api/jobs/look-up/job-types',
  access: 'signedIn',
  summary: 'Returns the types of jobs.',
  output: z.array(z.string()),
});

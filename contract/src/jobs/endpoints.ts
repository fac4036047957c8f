import { z } from 'zod';
import { customersProblems } from '../customers/problems.ts';
import { endpoint } from '../endpoint.ts';
import { Guid, line, TextMap } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { listInput, pageOf } from '../shared/page.ts';
import { CustomerRef, JobToSave, ScanEventToSave } from './inputs.ts';
import { jobsProblems as refusals } from './problems.ts';
import { Job, JobPickup, JobWithChildren, ScanEvent, ScanResult } from './shapes.ts';

const jobList = z.object(listInput);
const byJob = z.object({ jobId: Guid });
const nothing = z.null();

// Jobs

export const getJobs = endpoint({
  path: '/api/jobs/job/jobs',
  access: 'Job.View',
  summary: 'The jobs the caller may see; a driver sees the own ones.',
  input: jobList,
  output: pageOf(Job),
});

export const getJob = endpoint({
  path: '/api/jobs/job/job',
  access: 'Job.View',
  summary: 'One job.',
  input: byJob,
  output: z.object({ job: Job }),
  problems: [refusals.JobNotFound],
});

export const createJob = endpoint({
  method: 'POST',
  path: '/api/jobs/job/job',
  access: 'Job.Create',
  summary: 'Adds a job that no booking asked for.',
  input: z.object({ job: JobToSave }),
  output: z.object({ id: Guid, jobno: z.string() }),
  problems: [customersProblems.CustomerNotFound, refusals.JobNotFound, refusals.ChildOfChild],
});

export const updateJob = endpoint({
  method: 'PUT',
  path: '/api/jobs/job/job',
  access: 'Job.Edit',
  summary: 'Replaces what is known of a job that is not under way.',
  input: z.object({ job: JobToSave }),
  output: z.object({ id: Guid }),
  problems: [
    customersProblems.CustomerNotFound,
    refusals.JobNotFound,
    refusals.JobNotAllowed,
    refusals.ChildOfChild,
  ],
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/jobs/job/job',
  access: 'Job.Delete',
  summary: 'Deletes a job that nobody works on.',
  input: byJob,
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed, refusals.JobHasChildren],
});

export const confirmJob = endpoint({
  method: 'POST',
  path: '/api/jobs/job/confirm',
  access: 'Job.Edit',
  summary: 'Confirms a job; doing it again changes nothing.',
  input: z.object({ id: Guid }),
  inQuery: ['id'],
  output: z.object({ id: Guid, jobno: z.string(), connoteno: z.string() }),
  problems: [refusals.JobNotFound, refusals.JobIncomplete],
});

export const setJobPickup = endpoint({
  method: 'POST',
  path: '/api/jobs/job/job-pickup',
  access: 'Job.Edit',
  summary: 'Says from when the freight can be picked up.',
  input: z.object({ jobpickup: JobPickup }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

export const getChildJobs = endpoint({
  path: '/api/jobs/job/child-jobs',
  access: 'Job.View',
  summary: 'A job and the legs it was split into.',
  input: byJob,
  output: z.object({ childjobs: z.array(Job), mainjob: Job }),
  problems: [refusals.JobNotFound],
});

export const getJobsWithChildren = endpoint({
  path: '/api/jobs/job/jobs-with-children',
  access: 'Job.View',
  summary: 'Jobs that are no legs of others, each with its legs.',
  input: jobList,
  output: pageOf(JobWithChildren),
});

// Assignment

export const getUnallocatedJobs = endpoint({
  path: '/api/jobs/delivery-agent/un-allocated-jobs',
  access: 'Job.View',
  summary: 'Jobs that wait for a driver.',
  input: jobList,
  output: pageOf(Job),
});

export const getAllocatedJobs = endpoint({
  path: '/api/jobs/delivery-agent/allocated-jobs',
  access: 'Job.View',
  summary: 'Jobs that have a driver; with an id, those of that driver.',
  input: z.object({ id: Guid.optional(), ...listInput }),
  output: pageOf(Job),
});

/** Returns how many jobs have a new driver; one refusal refuses all. */
export const allocateJob = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/allocate-job',
  access: 'Job.Allocate',
  summary: 'Gives jobs to a driver; a job that has one is moved.',
  input: z.object({
    allocation: z.object({
      agentId: Guid,
      jobIds: z.array(Guid).min(1, 'Please choose a job').max(500),
      agentType: z.literal('Driver').default('Driver'),
      /** Refuses all if one has been assigned a driver meanwhile, and names the driver. */
      onlyWaiting: z.boolean().default(false),
    }),
  }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    refusals.JobNotFound,
    refusals.JobNotAllowed,
    refusals.DriverNotFound,
    refusals.DriverInactive,
  ],
});

export const unallocateJob = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/un-allocate-job',
  access: 'Job.Allocate',
  summary: 'Takes a job back from its driver.',
  input: z.object({
    deallocation: z.object({
      agentid: Guid.nullish(),
      jobid: Guid,
      reason: line(500).nullish(),
    }),
  }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

export const unallocateJobs = endpoint({
  method: 'POST',
  path: '/api/jobs/delivery-agent/un-allocate-jobs',
  access: 'Job.Allocate',
  summary: 'Takes jobs back from their drivers.',
  input: z.object({
    deallocation: z.object({
      jobids: z.array(Guid).min(1, 'Please choose a job').max(500),
      reason: line(500).nullish(),
    }),
  }),
  output: nothing,
  problems: [refusals.JobNotFound, refusals.JobNotAllowed],
});

// Scans

export const getScanEvents = endpoint({
  path: '/api/jobs/scan-events/scan-events',
  access: 'Job.View',
  summary: 'Scans, the latest first: of a job, or of the barcode that itemId is.',
  input: z.object({ itemId: line(100).optional(), jobId: Guid.optional(), ...listInput }),
  output: pageOf(ScanEvent),
});

/**
 * One scan (`jobid`), or one for each barcode of `itemids` (article, consignment or job numbers).
 * Known barcodes of a batch are saved and unknown ones parked: `results` has the outcomes, in
 * order. With `customerid` only that customer's freight is recognized.
 */
export const createScanEvent = endpoint({
  method: 'POST',
  path: '/api/jobs/scan-events/scan-event',
  access: 'Job.Scan',
  summary: 'Records what happened to a job, or to each barcode of a batch.',
  input: z.object({
    customerid: CustomerRef.nullish(),
    jobid: Guid.nullish(),
    itemids: z.array(line(100)).max(500).optional(),
    scanevent: ScanEventToSave,
  }),
  output: z.object({ id: Guid.nullable(), results: z.array(ScanResult) }),
  problems: [customersProblems.CustomerNotFound, refusals.JobNotFound],
});

export const createScanEventForItems = endpoint({
  method: 'POST',
  path: '/api/jobs/scan-events/scan-event-for-items',
  access: 'Job.Scan',
  summary: 'Records what happened to articles, each named with its job.',
  input: z.object({
    items: z
      .array(
        z.object({
          articlenumber: line(100).nullish(),
          connotenumber: line(100).nullish(),
          jobid: Guid.nullish(),
        }),
      )
      .min(1, 'Please scan or enter a barcode')
      .max(500),
    scanevent: ScanEventToSave,
  }),
  output: z.object({ results: z.array(ScanResult) }),
});

export const updateScanEvent = endpoint({
  method: 'PUT',
  path: '/api/jobs/scan-events/scan-event',
  access: 'Job.Edit',
  summary: 'Corrects the notes of a scan; what happened and when stays as it was scanned.',
  input: z.object({
    scanevent: z.object({
      id: Guid,
      warehousecode: line(50).nullish(),
      locationcode: line(50).nullish(),
      details: TextMap.nullish(),
    }),
  }),
  output: z.object({ id: Guid }),
  problems: [refusals.ScanEventNotFound],
});

export const getScanEventImage = endpoint({
  path: '/api/jobs/scan-events/scan-event-image',
  access: 'Job.View',
  summary: 'A picture of a scan: a photo or a signature.',
  input: z.object({ id: Guid, image: Guid }),
  output: FileBytes,
  answer: 'file',
  problems: [refusals.PictureNotFound],
});

// Fixed lists

export const getLineHaulStatuses = endpoint({
  path: '/api/jobs/look-up/line-haul-statuses',
  access: 'signedIn',
  summary: 'Where a line haul may stand.',
  output: z.array(z.string()),
});

export const getScanEventTypes = endpoint({
  path: '/api/jobs/look-up/scan-event-types',
  access: 'signedIn',
  summary: 'What may be scanned.',
  output: z.array(z.string()),
});

export const getJobTypes = endpoint({
  path: '/api/jobs/look-up/job-types',
  access: 'signedIn',
  summary: 'What kinds of jobs there are.',
  output: z.array(z.string()),
});

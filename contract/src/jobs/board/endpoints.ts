import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, PlainDate } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { Board, BoardDispatcher, DriverRun, JobWarnings } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

/** The most waiting jobs that a board lists. */
export const boardJobsMax = 1000;

export const getBoard = endpoint({
  path: '/api/jobs/board/board',
  access: 'Job.Allocate',
  summary: 'Returns the dispatch board of a day: unallocated jobs, and drivers with their jobs.',
  input: z.object({
    /** Today in the tenant's time zone if left out. */
    date: PlainDate.optional(),
  }),
  output: Board,
});

/**
 * Gives jobs to a driver at a place of the driver's day. All of them or none. What has to be
 * confirmed is refused as AllocationToConfirm until a reason comes with it, which is saved.
 */
export const allocateOnBoard = endpoint({
  method: 'POST',
  path: '/api/jobs/board/allocate',
  access: 'Job.Allocate',
  summary: 'Allocates jobs to a driver, at a position in the driver’s day.',
  input: z.object({
    driverid: guidOf('driver'),
    jobids: z.array(guidOf('job')).min(1, 'Please choose a job').max(500),
    /** The driver's job before which they go; at the end if left out. */
    beforejobid: guidOf('job').nullish(),
    /** The whole day in its new order, which counts more than `beforejobid`. */
    order: z.array(guidOf('job')).max(1000).nullish(),
    /** The day of the board; today if left out. */
    date: PlainDate.nullish(),
    /** The driver who had them when the caller looked; null if they waited. */
    fromdriverid: guidOf('driver').nullable(),
    /** Why it is right in spite of what speaks against it. */
    reason: line(500).nullish(),
  }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    refusals.JobNotFound,
    refusals.JobNotAllowed,
    refusals.DriverNotFound,
    refusals.DriverInactive,
    refusals.AllocationRefused,
    refusals.AllocationToConfirm,
  ],
});

export const getBoardDispatchers = endpoint({
  path: '/api/jobs/board/dispatchers',
  access: 'Job.Allocate',
  summary: 'Returns other users who have the dispatch board open.',
  output: itemsOf(BoardDispatcher),
});

export const getJobWarnings = endpoint({
  path: '/api/jobs/board/job-warnings',
  access: 'Job.Allocate',
  summary: "Returns the warnings about a job's allocation, and those that were overridden.",
  input: z.object({ jobId: guidOf('job') }),
  output: JobWarnings,
  problems: [refusals.JobNotFound],
});

/** Sent every so often by an open board, and once more when it is left. */
export const noteBoardViewer = endpoint({
  method: 'POST',
  path: '/api/jobs/board/viewer',
  access: 'Job.Allocate',
  summary: 'Records that the caller opened or left the dispatch board.',
  input: z.object({ leaves: z.boolean().default(false) }),
  output: z.null(),
});

/** A board that was not heard of for so long is closed. */
export const viewerStaysFor_s = 60;

export const getDriverRun = endpoint({
  path: '/api/driver/run',
  access: 'signedIn',
  summary: "Returns the signed-in driver's jobs in driving order.",
  output: DriverRun,
  problems: [fleetProblems.NotADriver],
});

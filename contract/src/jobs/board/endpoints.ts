import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, PlainDate } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { fleetProblems } from '../../fleet/problems.ts';
import { jobsProblems as refusals } from '../problems.ts';
import { DutyDriver, DutyStop } from './duty.ts';
import {
  Board,
  BoardChanges,
  BoardDispatcher,
  DriverRun,
  JobHolder,
  JobWarnings,
} from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

/** The maximum number of waiting jobs that a board lists. */
export const boardJobsMax = 1000;

export const getBoard = endpoint({
  path: '/api/jobs/board/board',
  access: 'Job.Allocate',
  summary: 'Returns the dispatch board of a day: unallocated jobs, and drivers with their jobs.',
  input: z.object({
    /** Defaults to today in the tenant's time zone. */
    date: PlainDate.optional(),
  }),
  output: Board,
});

/**
 * Returns what a board shows of some jobs and drivers, so that an open board can follow events
 * without being read as a whole. A job that is neither waiting nor in a lane has left the board,
 * and so has a driver without a lane.
 */
export const getBoardChanges = endpoint({
  method: 'POST',
  reads: true,
  path: '/api/jobs/board/changes',
  access: 'Job.Allocate',
  summary: 'Returns those of some jobs that are unallocated, and the lanes of their drivers.',
  input: z.object({
    /** The day of the board; defaults to today. */
    date: PlainDate.nullish(),
    jobids: z.array(guidOf('job')).max(500),
    /** Drivers whose lanes are returned in any case. */
    driverids: z.array(guidOf('driver')).max(200),
  }),
  output: BoardChanges,
});

/**
 * Allocates jobs to a driver at a position in the driver's day: all of them or none. If a
 * confirmation is needed, it is refused as AllocationToConfirm until it includes a reason, which is
 * saved.
 */
export const allocateOnBoard = endpoint({
  method: 'POST',
  path: '/api/jobs/board/allocate',
  access: 'Job.Allocate',
  summary: 'Allocates jobs to a driver, at a position in the driver’s day.',
  input: z.object({
    driverid: guidOf('driver'),
    jobids: z.array(guidOf('job')).min(1, 'Please choose a job').max(500),
    /** The driver's job that they are placed before; defaults to the end. */
    beforejobid: guidOf('job').nullish(),
    /** The whole day in its new order, which takes precedence over `beforejobid`. */
    order: z.array(guidOf('job')).max(1000).nullish(),
    /** The day of the board; defaults to today. */
    date: PlainDate.nullish(),
    /** The driver who had them when the caller read the board; null if they were waiting. */
    fromdriverid: guidOf('driver').nullable(),
    /** Those of the jobs that another driver had, or that were waiting. */
    otherholders: z.array(JobHolder).max(500).nullish(),
    /** Why it is right despite the reasons against it. */
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

/**
 * Undoes a move of the board: jobs return to the drivers who had them or to the unallocated jobs,
 * and the drivers' days to their order; all of them or none.
 */
export const restoreOnBoard = endpoint({
  method: 'POST',
  path: '/api/jobs/board/restore',
  access: 'Job.Allocate',
  summary: 'Returns moved jobs to the drivers and the places that they had before.',
  input: z.object({
    jobs: z
      .array(JobHolder.extend({ formerdriverid: guidOf('driver').nullable() }))
      .min(1, 'Please choose a job')
      .max(boardJobsMax),
    /** The days before the move; jobs that a driver got since then come last. */
    orders: z
      .array(z.object({ driverid: guidOf('driver'), jobids: z.array(guidOf('job')).max(1000) }))
      .max(200),
    /** The day of the board; defaults to today. */
    date: PlainDate.nullish(),
    /** Saved with the unallocated jobs, and with warnings about the former drivers. */
    reason: line(500).min(1),
  }),
  output: z.object({ restored: z.number().int() }),
  problems: allocateOnBoard.problems,
});

export const getBoardDispatchers = endpoint({
  path: '/api/jobs/board/dispatchers',
  access: 'Job.Allocate',
  summary: 'Returns other users who have the dispatch board open.',
  output: itemsOf(BoardDispatcher),
});

/** A driver who calls it sees only themself. */
export const getDriversOnDuty = endpoint({
  path: '/api/jobs/board/drivers-on-duty',
  access: 'Driver.View',
  summary: 'Returns the drivers on duty, each with the position and the next stop.',
  output: itemsOf(DutyDriver),
});

export const getDriverStops = endpoint({
  path: '/api/jobs/board/driver-stops',
  access: 'Driver.View',
  summary: 'Returns the stops that a driver has still to make, with estimated times.',
  input: z.object({ driverId: guidOf('driver') }),
  output: itemsOf(DutyStop),
  problems: [fleetProblems.FleetDriverNotFound],
});

export const getJobWarnings = endpoint({
  path: '/api/jobs/board/job-warnings',
  access: 'Job.Allocate',
  summary: "Returns the warnings about a job's allocation, and those that were overridden.",
  input: z.object({ jobId: guidOf('job') }),
  output: JobWarnings,
  problems: [refusals.JobNotFound],
});

/** Sent regularly by an open board, and once more when it is closed. */
export const noteBoardViewer = endpoint({
  method: 'POST',
  path: '/api/jobs/board/viewer',
  access: 'Job.Allocate',
  summary: 'Records that the caller opened or left the dispatch board.',
  input: z.object({ leaves: z.boolean().default(false) }),
  output: z.null(),
});

/** A board that has sent nothing for this long counts as closed. */
export const viewerStaysFor_s = 60;

export const getDriverRun = endpoint({
  path: '/api/driver/run',
  access: 'signedIn',
  summary: "Returns the signed-in driver's jobs in driving order.",
  output: DriverRun,
  problems: [fleetProblems.NotADriver],
});

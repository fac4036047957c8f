import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { jobsProblems } from '../../jobs/problems.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { routingProblems as refusals } from '../problems.ts';
import { PlainDate } from '../../shared/fields.ts';
import { runActs } from './lifecycle.ts';
import { Run, RunState, RunToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { FileBytes } from '../../shared/file.ts';
import { guidOf } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('run') });

/** Finds the run by its id, or the open run of a driver with the latest day. */
export const getRun = endpoint({
  path: '/api/jobs/routing/run',
  access: 'Job.View',
  summary: 'Returns a run by its id, or the latest open one of a driver.',
  input: z.object({ id: guidOf('run').optional(), driverId: guidOf('driver').optional() }),
  output: z.object({ run: Run }),
  problems: [refusals.RunNotFound],
});

export const getRuns = endpoint({
  path: '/api/jobs/routing/runs',
  access: 'Job.View',
  summary: 'Returns the runs, latest day first, or those of a driver.',
  input: z.object({ DriverId: guidOf('driver').optional(), ...listInput }),
  output: pageOf(Run),
});

export const createRun = endpoint({
  method: 'POST',
  path: '/api/jobs/routing/run',
  access: 'Job.Allocate',
  summary: 'Creates a run.',
  input: z.object({ run: RunToSave }),
  output: byId,
  problems: [jobsProblems.DriverNotFound, jobsProblems.JobNotFound, refusals.RunTaken],
});

export const updateRun = endpoint({
  method: 'PUT',
  path: '/api/jobs/routing/run',
  access: 'Job.Allocate',
  summary: 'Updates a run; a completed run cannot be changed.',
  input: z.object({ run: RunToSave, ...revision }),
  output: byId,
  problems: [
    jobsProblems.DriverNotFound,
    jobsProblems.JobNotFound,
    refusals.RunNotFound,
    refusals.RunCompleted,
    refusals.RunTaken,
  ],
  replaces: {
    read: getRun,
    argsOf: ({ run: { id } }) => (id ? { id } : null),
  },
});

export const deleteRun = endpoint({
  method: 'DELETE',
  path: '/api/jobs/routing/run',
  access: 'Job.Allocate',
  summary: 'Deletes a run that is not completed; its jobs stay with their driver.',
  input: byId,
  output: z.null(),
  problems: [refusals.RunNotFound, refusals.RunCompleted],
});

/** Moves the run to the driver and allocates its jobs to them (decisions R-01). */
export const allocateRun = endpoint({
  method: 'POST',
  path: '/api/jobs/routing/allocate-run',
  access: 'Job.Allocate',
  summary: 'Allocates a run and its jobs to a driver.',
  input: z.object({ allocation: z.object({ runid: guidOf('run'), driverid: guidOf('driver') }) }),
  output: z.object({ allocated: z.number().int() }),
  problems: [
    jobsProblems.DriverNotFound,
    jobsProblems.DriverInactive,
    jobsProblems.JobNotFound,
    jobsProblems.JobNotAllowed,
    refusals.RunNotFound,
    refusals.RunCompleted,
    refusals.RunTaken,
  ],
});

export const downloadRunSheet = endpoint({
  path: '/api/jobs/routing/run-sheet',
  access: 'Job.View',
  summary: 'Returns the sheet of a run as PDF, with a map and the barcode of each job.',
  input: byId,
  output: FileBytes,
  response: 'file',
  problems: [refusals.RunNotFound],
});

export const changeRunStatus = endpoint({
  method: 'POST',
  path: '/api/jobs/routing/run-status',
  access: 'Job.Allocate',
  summary: 'Releases, recalls, holds, resumes, completes or cancels a run.',
  input: z.object({ id: guidOf('run'), act: z.enum(runActs) }),
  output: RunState.pick({ id: true, status: true }),
  problems: [
    refusals.RunNotFound,
    refusals.RunCompleted,
    refusals.RunNotAllowed,
    jobsProblems.DriverNotFound,
    jobsProblems.DriverInactive,
    jobsProblems.JobNotFound,
    jobsProblems.JobNotAllowed,
    jobsProblems.AllocationRefused,
  ],
});

export const getRunStatuses = endpoint({
  path: '/api/jobs/routing/run-statuses',
  access: 'Job.View',
  summary: 'Returns the status of each run of a day.',
  input: z.object({ date: PlainDate }),
  output: itemsOf(RunState),
});

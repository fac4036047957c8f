import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Guid, Id } from '../shared/fields.ts';
import { FileBytes } from '../shared/file.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import { reportsProblems as refusals } from './problems.ts';
import {
  cadences,
  DrawnChart,
  Parameters,
  Report,
  ReportPreview,
  ReportReader,
  ReportRun,
  ReportSchedule,
} from './shapes.ts';

const request = { reportId: Guid, parameters: Parameters.default({}) };
const mayFail = [refusals.ReportNotFound, refusals.ReportTakesLong];

export const getReports = endpoint({
  path: '/api/reports/reports',
  access: 'signedIn',
  summary: 'The reports that the caller may run, and what each asks for; customers run none.',
  input: z.object(listInput),
  output: pageOf(Report),
});

export const runReport = endpoint({
  method: 'POST',
  path: '/api/reports/run',
  access: 'signedIn',
  summary: 'Runs a report to the end and answers it as CSV; the body maps parameters by name.',
  // Parameters stand in the body itself, or in its `parameters`.
  input: z.looseObject({ id: Guid, parameters: Parameters.optional() }),
  inQuery: ['id'],
  output: z.string(),
  answer: 'text',
  reads: true,
  perMinute: 20,
  problems: mayFail,
});

export const previewReport = endpoint({
  method: 'POST',
  path: '/api/reports/preview',
  access: 'signedIn',
  summary: 'The first rows of a report, how many there are, and its chart.',
  input: z.object(request),
  output: ReportPreview,
  reads: true,
  perMinute: 60,
  problems: mayFail,
});

export const startReportRun = endpoint({
  method: 'POST',
  path: '/api/reports/runs/start',
  access: 'signedIn',
  summary: 'Runs a report in the background; its owner gets an e-mail when it is done.',
  input: z.object(request),
  output: ReportRun,
  problems: [refusals.ReportNotFound, refusals.TooManyRuns],
});

export const getReportRuns = endpoint({
  path: '/api/reports/runs',
  access: 'signedIn',
  summary: 'The runs of the last 30 days that the caller had or was sent, newest first.',
  output: itemsOf(ReportRun),
});

export const downloadReportRun = endpoint({
  path: '/api/reports/runs/file',
  access: 'signedIn',
  summary: 'The CSV file of a run that is done.',
  input: z.object({ reportRunId: Guid }),
  output: FileBytes,
  answer: 'file',
  problems: [refusals.ReportRunNotFound, refusals.ReportRunNotReady],
});

export const getReportReaders = endpoint({
  path: '/api/reports/readers',
  access: 'signedIn',
  summary: 'The colleagues to whom a report may be sent: who may see what it shows.',
  input: z.object({ reportId: Guid }),
  output: itemsOf(ReportReader),
  problems: [refusals.ReportNotFound],
});

export const getReportSchedules = endpoint({
  path: '/api/reports/schedules',
  access: 'signedIn',
  summary: 'The reports that the caller is sent by e-mail.',
  output: itemsOf(ReportSchedule),
});

export const createOrUpdateReportSchedule = endpoint({
  method: 'POST',
  path: '/api/reports/schedules/createorupdate',
  access: 'signedIn',
  summary: 'Has a report run every day, week or month, and its owner and readers told by e-mail.',
  input: z.object({
    schedule: z.object({
      id: Id.optional(),
      ...request,
      every: z.enum(cadences),
      weekday: z.number().int().min(1).max(7).nullish(),
      isActive: z.boolean().default(true),
      /** Colleagues who are sent it too, by `getReportReaders`. */
      readers: z.array(Id).max(100).default([]),
    }),
  }),
  output: ReportSchedule,
  problems: [refusals.ReportNotFound, refusals.ScheduleNotFound],
});

export const deleteReportSchedule = endpoint({
  method: 'DELETE',
  path: '/api/reports/schedules/delete',
  access: 'signedIn',
  summary: 'Ends a schedule of the caller, or takes the caller out of a colleague’s.',
  input: z.object({ id: Id }),
  output: z.null(),
  problems: [refusals.ScheduleNotFound],
});

export const getDashboardCharts = endpoint({
  path: '/api/reports/dashboard',
  access: 'signedIn',
  summary: 'The charts of the dashboard over what the caller sees; a customer’s over its own.',
  output: itemsOf(DrawnChart),
});

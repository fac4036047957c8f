import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { Guid, line } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { Parameters, reportFormats } from '../shapes.ts';
import { reportsProblems as refusals } from '../problems.ts';
import { ReportRun } from './shapes.ts';
import { guidOf, nameOf, ownId } from '../../shared/ids.ts';

const request = { reportId: ownId(Guid), parameters: Parameters.default({}) };

export const startReportRun = endpoint({
  method: 'POST',
  path: '/api/reports/runs/start',
  access: 'signedIn',
  summary: 'Starts a report in the background; its owner gets an e-mail when it is done.',
  input: z.object({ ...request, format: z.enum(reportFormats).default('Csv') }),
  output: ReportRun,
  problems: [refusals.ReportNotFound, refusals.TooManyRuns],
});

export const getReportRuns = endpoint({
  path: '/api/reports/runs',
  access: 'signedIn',
  summary:
    'Returns the report runs that the caller started or received in the last 30 days, newest ' +
    'first.',
  output: itemsOf(ReportRun),
});

export const downloadReportRun = endpoint({
  path: '/api/reports/runs/file',
  access: 'signedIn',
  summary: 'Downloads the file of a completed report run.',
  input: z.object({ reportRunId: guidOf('reportRun') }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.ReportRunNotFound, refusals.ReportRunNotReady],
});

export const downloadSharedReport = endpoint({
  path: '/api/reports/shared/file',
  access: 'guest',
  summary: 'Downloads the file of a scheduled report with the token e-mailed to its recipients.',
  input: z.object({ token: nameOf('sharedReport', line(128)) }),
  output: FileBytes,
  response: 'file',
  perMinute: 30,
  problems: [refusals.ReportRunNotFound],
});

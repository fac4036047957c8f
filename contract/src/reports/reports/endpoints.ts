import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Guid } from '../../shared/fields.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { Parameters } from '../shapes.ts';
import { reportsProblems as refusals } from '../problems.ts';
import { Report, ReportPreview } from './shapes.ts';
import { ownId } from '../../shared/ids.ts';

const request = { reportId: ownId(Guid), parameters: Parameters.default({}) };

const mayFail = [refusals.ReportNotFound, refusals.ReportTakesLong];

export const getReports = endpoint({
  path: '/api/reports/reports',
  access: 'signedIn',
  summary:
    'Returns the reports that the caller may run, with their parameters; none for customers.',
  input: z.object(listInput),
  output: pageOf(Report),
});

export const runReport = endpoint({
  method: 'POST',
  path: '/api/reports/run',
  mayUseReplica: true,
  access: 'signedIn',
  summary: 'Runs a report synchronously and returns it as CSV; the body maps parameters by name.',
  // Parameters stand in the body itself, or in its `parameters`.
  input: z.looseObject({ id: ownId(Guid), parameters: Parameters.optional() }),
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
  mayUseReplica: true,
  access: 'signedIn',
  summary: "Returns a report's first rows, row count and chart.",
  input: z.object(request),
  output: ReportPreview,
  reads: true,
  perMinute: 60,
  problems: mayFail,
});

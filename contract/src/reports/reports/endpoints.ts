import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { listInput, pageOf } from '../../shared/page.ts';
import { ExportFile, Guid } from '../../shared/fields.ts';
import { Parameters, reportFormats } from '../shapes.ts';
import { reportsProblems as refusals } from '../problems.ts';
import { Report, ReportColumn, ReportPreview, ReportRecord } from './shapes.ts';
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
  response: 'text',
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

export const exportReport = endpoint({
  method: 'POST',
  path: '/api/reports/export',
  access: 'signedIn',
  summary: 'Exports a report with subtotals and totals as an Excel workbook or PDF.',
  input: z.object({ ...request, format: z.enum(reportFormats).exclude(['Csv']) }),
  output: ExportFile,
  reads: true,
  isExport: true,
  perMinute: 20,
  problems: [...mayFail, refusals.ReportTooLongForPdf],
});

export const getReportRecords = endpoint({
  method: 'POST',
  path: '/api/reports/records',
  access: 'signedIn',
  summary: 'Returns the records behind a figure of a report: of one row, or of the totals.',
  input: z.object({
    ...request,
    /** The column of the figure: one of the preview's `figures`. */
    figure: z.string(),
    /** The row's cells in the preview's `by` columns; empty for the totals. */
    row: z.record(z.string(), z.string()).default({}),
    skipCount: listInput.skipCount,
    maxResultCount: listInput.maxResultCount,
  }),
  output: z.object({
    columns: z.array(ReportColumn),
    items: z.array(ReportRecord),
    totalCount: z.number().int(),
  }),
  reads: true,
  perMinute: 60,
  problems: mayFail,
});

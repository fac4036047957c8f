import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { createOrUpdateReportSchedule } from './api/createOrUpdateReportSchedule.ts';
import { deleteReportSchedule } from './api/deleteReportSchedule.ts';
import { downloadReportRun } from './api/downloadReportRun.ts';
import { getDashboardCharts } from './api/getDashboardCharts.ts';
import { getReportRuns } from './api/getReportRuns.ts';
import { getReportReaders } from './api/getReportReaders.ts';
import { getReports } from './api/getReports.ts';
import { getReportSchedules } from './api/getReportSchedules.ts';
import { previewReport } from './api/previewReport.ts';
import { runReport } from './api/runReport.ts';
import { startReportRun } from './api/startReportRun.ts';
import { forgetRuns, runSchedules } from './running/daily.ts';
import { runInBackground } from './running/run-report.ts';

/** Business figures as tables, charts and files. */
export const reports = (services: Pick<Services, 'files' | 'originOf'>) =>
  context('reports', {
    endpoints: [
      createOrUpdateReportSchedule,
      deleteReportSchedule,
      downloadReportRun(services),
      getDashboardCharts,
      getReportReaders,
      getReportRuns,
      getReports,
      getReportSchedules,
      previewReport,
      runReport,
      startReportRun,
    ],
    tasks: { 'reports.run': runInBackground(services) },
    daily: {
      'reports.schedules': daily('06:00', runSchedules),
      'reports.forget': daily('03:30', forgetRuns),
    },
    live: { 'reportRun.changed': 'reports' },
  });

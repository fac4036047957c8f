import { daily } from '#platform/background/daily.ts';
import { context } from '#platform/context.ts';
import { createOrUpdateReportSchedule } from './schedules/api/createOrUpdateReportSchedule.ts';
import { deleteReportSchedule } from './schedules/api/deleteReportSchedule.ts';
import { downloadReportRun } from './runs/api/downloadReportRun.ts';
import { downloadSharedReport } from './runs/api/downloadSharedReport.ts';
import { endReportSubscription } from './schedules/api/endReportSubscription.ts';
import { getReportSubscription } from './schedules/api/getReportSubscription.ts';
import { exportReport } from './reports/api/exportReport.ts';
import { getDashboardCharts } from './dashboard/api/getDashboardCharts.ts';
import { getReportRuns } from './runs/api/getReportRuns.ts';
import { getReportReaders } from './schedules/api/getReportReaders.ts';
import { getReportRecords } from './reports/api/getReportRecords.ts';
import { getReports } from './reports/api/getReports.ts';
import { getReportSchedules } from './schedules/api/getReportSchedules.ts';
import { previewReport } from './reports/api/previewReport.ts';
import { runReport } from './reports/api/runReport.ts';
import { startReportRun } from './runs/api/startReportRun.ts';
import { forgetRuns, runSchedules } from './schedules/daily.ts';
import { runInBackground, type RunServices } from './runs/run-report.ts';

/** Business figures as tables, charts and files. */
export const reports = (services: RunServices) =>
  context('reports', {
    endpoints: [
      createOrUpdateReportSchedule,
      deleteReportSchedule,
      exportReport(services),
      downloadReportRun(services),
      downloadSharedReport(services),
      endReportSubscription(services),
      getDashboardCharts,
      getReportReaders,
      getReportRecords,
      getReportRuns,
      getReports,
      getReportSchedules,
      getReportSubscription(services),
      previewReport,
      runReport,
      startReportRun,
    ],
    tasks: { 'reports.run': runInBackground(services) },
    daily: {
      'reports.schedules': daily('06:00', runSchedules),
      'reports.forget': daily('03:30', forgetRuns),
    },
  });

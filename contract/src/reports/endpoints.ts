export { getReports, runReport, previewReport, getReportRecords } from './reports/endpoints.ts';
export { startReportRun, getReportRuns, downloadReportRun } from './runs/endpoints.ts';
export {
  getReportReaders,
  getReportSchedules,
  createOrUpdateReportSchedule,
  deleteReportSchedule,
} from './schedules/endpoints.ts';
export { getDashboardCharts } from './dashboard/endpoints.ts';

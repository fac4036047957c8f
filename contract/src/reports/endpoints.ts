export {
  getReports,
  runReport,
  previewReport,
  getReportRecords,
  exportReport,
} from './reports/endpoints.ts';
export {
  startReportRun,
  getReportRuns,
  downloadReportRun,
  downloadSharedReport,
} from './runs/endpoints.ts';
export {
  getReportReaders,
  getReportSchedules,
  createOrUpdateReportSchedule,
  deleteReportSchedule,
  getReportSubscription,
  endReportSubscription,
} from './schedules/endpoints.ts';
export { getDashboardCharts } from './dashboard/endpoints.ts';

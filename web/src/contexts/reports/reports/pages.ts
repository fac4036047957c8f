// One chunk for both: whoever opens a report is likely to open the records behind its figures.
export { RecordsPage } from './RecordsPage.tsx';
export { ReportPage } from './ReportPage.tsx';

// One file of script for both: who opens a report opens the records behind its figures.
export { RecordsPage } from './RecordsPage.tsx';
export { ReportPage } from './ReportPage.tsx';

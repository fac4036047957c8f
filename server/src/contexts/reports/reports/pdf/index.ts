import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { ReportPdfData } from './report.ts';

/** The PDFs of reports. */
export const reportsPdfs = {
  report: pdfKind<ReportPdfData>(new URL('./report.ts', import.meta.url), 'drawReport'),
};

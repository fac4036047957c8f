import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { RunSheetData } from './run-sheet.ts';

/** The PDFs of runs. */
export const routingPdfs = {
  'run-sheet': pdfKind<RunSheetData>(new URL('./run-sheet.ts', import.meta.url), 'drawRunSheet'),
};

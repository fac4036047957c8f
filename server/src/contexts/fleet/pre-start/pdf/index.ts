import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { EvidenceData } from './evidence.ts';

/** The PDFs of the fleet context, for the rendering pool. */
export const fleetPdfs = {
  'pre-start-evidence': pdfKind<EvidenceData>(
    new URL('./evidence.ts', import.meta.url),
    'drawEvidence',
  ),
};

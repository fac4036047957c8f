import { pdfKind } from '#platform/pdf/worker-pool.ts';
import { dangerousGoodsPdfs } from '../../dangerous-goods/pdf/index.ts';
import type { LineHaulManifestData } from './manifest.ts';

/** The PDFs of line hauls. */
export const linehaulPdfs = {
  ...dangerousGoodsPdfs,
  'line-haul-manifest': pdfKind<LineHaulManifestData>(
    new URL('./manifest.ts', import.meta.url),
    'drawLineHaulManifest',
  ),
};

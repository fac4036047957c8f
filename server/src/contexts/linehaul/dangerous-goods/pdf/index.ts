import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { LineHaulDangerousGoodsData } from './documents.ts';

/** The PDFs of dangerous goods on line hauls. */
export const dangerousGoodsPdfs = {
  'line-haul-dangerous-goods': pdfKind<LineHaulDangerousGoodsData>(
    new URL('./documents.ts', import.meta.url),
    'drawLineHaulDangerousGoods',
  ),
};

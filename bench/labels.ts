import type { LabelData } from '../server/src/contexts/booking/documents/pdf/label-data.ts';
import { bookingPdfs } from '../server/src/contexts/booking/documents/pdf/index.ts';
import { drawLabels } from '../server/src/contexts/booking/documents/pdf/label.ts';
import { openPdfPool, type PdfPool } from '../server/src/platform/pdf/worker-pool.ts';
import { label } from '../server/src/testing/booking-pdfs.ts';
import { type ComparedFigure, oneByOne, time, timed } from './compare.ts';

const labels: readonly LabelData[] = Array.from({ length: 500 }, (_, at) => ({
  ...label,
  itemNumber: `ACM123456782${String(at + 1).padStart(3, '0')}`,
  position: at + 1,
  items: 500,
}));

/**
 * Measures 500 labels rendered by the worker thread, compared with rendering them here: its cost
 * and benefit.
 */
export async function benchLabels(): Promise<readonly ComparedFigure[]> {
  const pool = openPdfPool(bookingPdfs);
  try {
    const pair = await oneByOne(
      () => timed(() => drawLabels(labels, new Date())),
      () => timed(() => pool.renderPdf('labels', labels)),
      3,
    );
    const inParts = await oneByOne(
      () => timed(() => pool.renderPdf('labels', labels)),
      () => timed(() => printed(pool, 100)),
      3,
    );
    return [
      time('500 labels by the worker / drawn on the main thread', pair, { bar: '≤ 2,000 ms' }),
      time('500 labels in five parts, made one file / drawn at once', inParts, {
        bar: '≤ 2,000 ms',
      }),
    ];
  } finally {
    await pool.close();
  }
}

/** Renders the labels in groups of this size, as bulk printing does, and then as one file. */
async function printed(pool: PdfPool<typeof bookingPdfs>, atOnce: number): Promise<Uint8Array> {
  const pdfs: Uint8Array[] = [];
  for (let at = 0; at < labels.length; at += atOnce) {
    pdfs.push(await pool.renderPdf('labels', labels.slice(at, at + atOnce)));
  }
  return pool.renderPdf('joined', { title: 'Labels', pdfs });
}

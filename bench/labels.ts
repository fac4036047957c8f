import type { LabelData } from '../server/src/contexts/booking/papers/label-data.ts';
import { bookingPapers } from '../server/src/contexts/booking/papers/index.ts';
import { drawLabels } from '../server/src/contexts/booking/papers/label.ts';
import { openPaperPool, type PaperPool } from '../server/src/platform/papers/worker-pool.ts';
import { label } from '../server/src/testing/booking-papers.ts';
import { type Compared, inTurn, time, timed } from './compare.ts';

const labels: readonly LabelData[] = Array.from({ length: 500 }, (_, at) => ({
  ...label,
  itemNumber: `ACM123456782${String(at + 1).padStart(3, '0')}`,
  position: at + 1,
  items: 500,
}));

/**
 * 500 labels rendered by the worker thread, compared with rendering them here: its cost and
 * benefit.
 */
export async function benchLabels(): Promise<readonly Compared[]> {
  const pool = openPaperPool(bookingPapers);
  try {
    const pair = await inTurn(
      () => timed(() => drawLabels(labels, new Date())),
      () => timed(() => pool.renderPaper('labels', labels)),
      3,
    );
    const inParts = await inTurn(
      () => timed(() => pool.renderPaper('labels', labels)),
      () => timed(() => printed(pool, 100)),
      3,
    );
    return [
      time('500 labels by the worker / drawn on the main thread', pair, '≤ 2,000 ms'),
      time('500 labels in five parts, made one file / drawn at once', inParts, '≤ 2,000 ms'),
    ];
  } finally {
    await pool.close();
  }
}

/** The labels in groups of this size, as bulk printing does, and then as one file. */
async function printed(pool: PaperPool<typeof bookingPapers>, atOnce: number): Promise<Uint8Array> {
  const papers: Uint8Array[] = [];
  for (let at = 0; at < labels.length; at += atOnce) {
    papers.push(await pool.renderPaper('labels', labels.slice(at, at + atOnce)));
  }
  return pool.renderPaper('joined', { title: 'Labels', papers });
}

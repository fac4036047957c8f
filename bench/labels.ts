import type { LabelData } from '../server/src/contexts/booking/papers/label-data.ts';
import { bookingPapers } from '../server/src/contexts/booking/papers/index.ts';
import { drawLabels } from '../server/src/contexts/booking/papers/label.ts';
import { openPaperPool } from '../server/src/platform/papers/worker-pool.ts';
import { label } from '../server/src/testing/booking-papers.ts';
import { type Compared, inTurn, time, timed } from './compare.ts';

const labels: readonly LabelData[] = Array.from({ length: 500 }, (_, at) => ({
  ...label,
  itemNumber: `ACM123456782${String(at + 1).padStart(3, '0')}`,
  position: at + 1,
  items: 500,
}));

/** 500 labels by the worker thread beside the same drawn here: what the thread costs, and spares. */
export async function benchLabels(): Promise<readonly Compared[]> {
  const pool = openPaperPool(bookingPapers);
  try {
    const pair = await inTurn(
      () => timed(() => drawLabels(labels, new Date())),
      () => timed(() => pool.renderPaper('labels', labels)),
      3,
    );
    return [time('500 labels by the worker / drawn on the main thread', pair, '≤ 2,000 ms')];
  } finally {
    await pool.close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

/** The ratio of pause to work in a low-priority loop, and the longest pause. */
const restFactor = 30;
const restMax_ms = 30;

/**
 * Processes a long list in batches, and pauses after each but the last for thirty times the
 * duration of the batch, so that other work gets the processors and the database first.
 */
export async function inPacedBatches<Row>(
  rows: readonly Row[],
  size: number,
  work: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) {
    const started = performance.now();
    await work(rows.slice(from, from + size));
    const took_ms = performance.now() - started;
    if (from + size < rows.length) await sleep(Math.min(restMax_ms, restFactor * took_ms));
  }
}

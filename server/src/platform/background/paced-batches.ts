import { setTimeout as sleep } from 'node:timers/promises';

/** How much longer than its work a low-priority loop rests, and the longest rest. */
const restFactor = 30;
const restMax_ms = 30;

/**
 * Processes a long list in batches, and after each but the last rests for thirty times as long as
 * the batch took, so that work that needs the processors or the database meanwhile goes first.
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

import { minor, type Minor, ZERO } from '@waybill/kernel/money';
import { amountOf } from './domain/amounts.ts';
import type { OpenTable } from '#platform/tables/open-table.ts';

/**
 * A preview of a file. Sums are in minor units, null for a column with a cell that is no amount.
 */
export type Glance = {
  readonly heads: readonly string[];
  readonly rowCount: number;
  readonly sample: readonly (readonly string[])[];
  readonly sums: readonly (Minor | null)[];
};

const sampleMax = 5;

/** Reads the whole file and sums up every column that has only amounts. */
export async function lookAt({ heads, rows }: OpenTable, currency: string): Promise<Glance> {
  const named = heads.filter((head) => head !== '');
  const sums: (number | null)[] = named.map(() => 0);
  const sample: string[][] = [];
  let rowCount = 0;
  for await (const { cells } of rows) {
    rowCount += 1;
    const texts = named.map((head) => cells[head] ?? '');
    if (sample.length < sampleMax) sample.push(texts);
    texts.forEach((text, at) => {
      sums[at] = plus(sums[at] ?? null, text, currency);
    });
  }
  return { heads: named, rowCount, sample, sums: sums.map((sum) => whole(sum)) };
}

/** Adds a cell to a sum: an empty cell adds nothing, one that is no amount makes the sum null. */
function plus(sum: number | null, text: string, currency: string): number | null {
  if (sum === null) return null;
  const amount = text.trim() === '' ? ZERO : amountOf(text, currency);
  return amount === null ? null : sum + amount;
}

const whole = (sum: number | null): Minor | null =>
  sum === null || !Number.isSafeInteger(sum) ? null : minor(sum);

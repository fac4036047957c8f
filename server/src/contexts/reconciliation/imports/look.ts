import { minor, type Minor, ZERO } from '@waybill/kernel/money';
import { amountOf } from './domain/amounts.ts';
import type { OpenTable } from '#platform/tables/open-table.ts';

/** What a file holds at a glance. Sums in minor units, null where a cell is no amount. */
export type Glance = {
  readonly heads: readonly string[];
  readonly rowCount: number;
  readonly sample: readonly (readonly string[])[];
  readonly sums: readonly (Minor | null)[];
};

const sampleMax = 5;

/** Reads a file to its end and adds up every column that holds amounts alone. */
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

/** An empty cell adds nothing; one that is no amount spoils the sum. */
function plus(sum: number | null, text: string, currency: string): number | null {
  if (sum === null) return null;
  const amount = text.trim() === '' ? ZERO : amountOf(text, currency);
  return amount === null ? null : sum + amount;
}

const whole = (sum: number | null): Minor | null =>
  sum === null || !Number.isSafeInteger(sum) ? null : minor(sum);

import { type RawBuilder, sql } from 'kysely';
import type { PageBounds } from './paging.ts';
import type { SparseOrder } from './sorting.ts';

/** A part of a list: the condition of its rows, and their order. */
type Part = { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> };

export type SparseReads<Row> = {
  readonly rows: (part: Part, bounds: PageBounds) => Promise<readonly Row[]>;
  readonly count: (where: RawBuilder<unknown>) => Promise<number>;
};

/**
 * Reads a page of a list in the order of a sparse field: rows without a value are the largest, as
 * in any other list (decisions X-13).
 */
export async function sparsePage<Row>(
  { rows, count }: SparseReads<Row>,
  { hasValue, isDescending, order, others }: SparseOrder & Pick<Part, 'order'>,
  { skip, take }: PageBounds,
): Promise<Row[]> {
  const present = { where: hasValue, order };
  const absent = { where: sql`not (${hasValue})`, order: others };
  const [first, second] = isDescending ? [absent, present] : [present, absent];
  const begun = await rows(first, { skip, take });
  if (begun.length === take) return [...begun];
  const isWithin = begun.length > 0 || skip === 0;
  const before = isWithin ? skip + begun.length : await count(first.where);
  const bounds = { skip: Math.max(0, skip - before), take: take - begun.length };
  return [...begun, ...(await rows(second, bounds))];
}

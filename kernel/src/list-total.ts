/**
 * How far a list counts its rows: all of them, or those in which a part of a text was found. A
 * total of one more means that there are more; it is shown with a plus.
 */
export const countedUpTo = { all: 10_000, found: 1_000 } as const;

const counts: readonly number[] = Object.values(countedUpTo);

/** Splits a list's total into the rows counted and whether there are more. */
export function countedOf(total: number): { readonly counted: number; readonly hasMore: boolean } {
  const hasMore = counts.includes(total - 1);
  return { counted: hasMore ? total - 1 : total, hasMore };
}

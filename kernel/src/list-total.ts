/**
 * The limits up to which a list counts its rows: for all rows, or for those that match part of a
 * text. A total of the limit plus one means that there are more; it is displayed with a plus.
 */
export const countedUpTo = { all: 10_000, found: 1_000 } as const;

const counts: readonly number[] = Object.values(countedUpTo);

/** Splits a list's total into the number of counted rows and whether there are more. */
export function countedOf(total: number): { readonly counted: number; readonly hasMore: boolean } {
  const hasMore = counts.includes(total - 1);
  return { counted: hasMore ? total - 1 : total, hasMore };
}

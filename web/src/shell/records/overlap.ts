/** A field that two people changed at the same time. */
export type Overlap = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

/**
 * Returns the fields that a form and another user changed to different values. `base` is the common
 * earlier version. Lists count as one field: their rows have no ids to match them by.
 */
export function overlapsOf({ base, mine, theirs }: Versions, at = ''): readonly Overlap[] {
  if (isSame(base, theirs) || isSame(mine, theirs) || isSame(base, mine)) return [];
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return [{ path: at, mine, theirs }];
  return Object.keys(theirs).flatMap((name) =>
    overlapsOf(
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      at === '' ? name : `${at}.${name}`,
    ),
  );
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares two versions of a value; empty values are equal, in whatever form. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string =>
  value === null || value === '' ? '' : (JSON.stringify(value) ?? '');

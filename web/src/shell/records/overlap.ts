/** One field that two people changed at once. */
export type Overlap = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

/**
 * The fields that a form changed and somebody else changed, too, to another value. `base` is what
 * both began with. Lists count as one field: their rows have no names to distinguish them.
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

/** What holds nothing is the same, however a form spells it. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string =>
  value === null || value === '' ? '' : (JSON.stringify(value) ?? '');

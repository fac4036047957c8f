/**
 * The floor plan of a warehouse, derived from its location codes: aisle, bay and level, such as
 * A-01-2.
 */

type Place = { readonly code: string };

/** A bay of an aisle with its levels, lowest first. */
export type FloorBay<L> = { readonly bay: string; readonly levels: readonly L[] };

export type FloorAisle<L> = { readonly aisle: string; readonly bays: readonly FloorBay<L>[] };

export type FloorParts = {
  readonly aisle: string;
  /** Empty if the code has one part. */
  readonly bay: string;
  /** Empty if the code has two parts. */
  readonly level: string;
};

/**
 * Splits a code: `A-01-2` is level 2 of bay 01 in aisle A; the level is everything after the second
 * hyphen.
 */
export function partsOfCode(code: string): FloorParts {
  const [aisle = '', bay = '', ...rest] = code.split('-');
  return { aisle, bay, level: rest.join('-') };
}

/** Groups locations into sorted aisles, each with its sorted bays, for drawing a map. */
export function floorOf<L extends Place>(locations: readonly L[]): readonly FloorAisle<L>[] {
  const byCode = (a: L, b: L) => inOrder(a.code, b.code);
  const aisles = Map.groupBy(locations, ({ code }) => partsOfCode(code).aisle);
  return [...aisles]
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([aisle, places]) => ({
      aisle,
      bays: [...Map.groupBy(places, ({ code }) => partsOfCode(code).bay)]
        .toSorted(([a], [b]) => inOrder(a, b))
        .map(([bay, levels]) => ({ bay, levels: levels.toSorted(byCode) })),
    }));
}

/** Compares digits by value: bay 2 precedes bay 10. */
const order = new Intl.Collator('en', { numeric: true });
const inOrder = (a: string, b: string): number => order.compare(a, b);

/** The maximum number of codes in a range. */
export const rangeMax = 2000;

/**
 * Expands a range such as `A-01..12-1..4` to its codes; null if it is not a range, or too large.
 */
export function codesOfRange(text: string): readonly string[] | null {
  const parts = text.trim().toUpperCase().split('-').map(valuesOf);
  if (parts.some((part) => part === null)) return null;
  const lists = parts.flatMap((part) => (part === null ? [] : [part]));
  const count = lists.reduce((product, { length }) => product * length, 1);
  if (count > rangeMax) return null;
  return lists.reduce<readonly string[]>(
    (codes, part) =>
      codes.length === 0 ? part : codes.flatMap((code) => part.map((value) => `${code}-${value}`)),
    [],
  );
}

/** Expands `01..12` to 01, 02, … 12 and `A..C` to A, B, C; anything else is a single value. */
function valuesOf(part: string): readonly string[] | null {
  const [first = '', last, ...more] = part.split('..');
  if (more.length > 0 || !/^[A-Z0-9]+$/.test(first)) return null;
  if (last === undefined) return [first];
  if (/^\d+$/.test(first) && /^\d+$/.test(last)) return numbers(first, last);
  if (!/^[A-Z]$/.test(first) || !/^[A-Z]$/.test(last) || first > last) return null;
  const from = first.charCodeAt(0);
  const count = last.charCodeAt(0) - from + 1;
  return Array.from({ length: count }, (_, at) => String.fromCharCode(from + at));
}

function numbers(first: string, last: string): readonly string[] | null {
  const [from, to] = [Number(first), Number(last)];
  if (from > to || to - from >= rangeMax) return null;
  return Array.from({ length: to - from + 1 }, (_, at) =>
    String(from + at).padStart(first.length, '0'),
  );
}

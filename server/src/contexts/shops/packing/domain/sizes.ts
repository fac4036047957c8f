import type { Turning } from '@waybill/contract/customers/products/turnings';

/** Whole millimetres. */
export type Size = readonly [length: number, width: number, height: number];

export const volumeOf = ([length, width, height]: Size): number => length * width * height;

const isSame = (a: Size, b: Size): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Returns the distinct rotations that a piece may have, the flattest first. */
export function rotationsOf([a, b, c]: Size, turning: Turning = 'Any'): readonly Size[] {
  const upright: readonly Size[] = [
    [a, b, c],
    [b, a, c],
  ];
  const all: readonly Size[] =
    turning === 'None'
      ? [[a, b, c]]
      : turning === 'Upright'
        ? upright
        : [...upright, [a, c, b], [c, a, b], [b, c, a], [c, b, a]];
  const different = all.filter((size, at) => all.findIndex((other) => isSame(size, other)) === at);
  return different.toSorted((x, y) => x[2] - y[2]);
}

/** A box within a box: where it begins, and its size. */
export type PlacedBlock = { readonly at: Size; readonly size: Size };

export const overlap = (a: PlacedBlock, b: PlacedBlock): boolean =>
  spans(a, b, 0) && spans(a, b, 1) && spans(a, b, 2);

const spans = (a: PlacedBlock, b: PlacedBlock, axis: 0 | 1 | 2): boolean =>
  a.at[axis] < b.at[axis] + b.size[axis] && b.at[axis] < a.at[axis] + a.size[axis];

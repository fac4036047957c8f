import { type Block, overlap, type Size } from './sizes.ts';

/**
 * The empty maximal spaces of a box (F. Parreño, R. Alvarez-Valdes, J. M. Tamarit, J. F. Oliveira,
 * "A Maximal-Space Algorithm for the Container Loading Problem", INFORMS Journal on Computing
 * 20(3), 2008, pp. 412–422): the largest empty blocks, which overlap each other.
 */
export type Spaces = readonly Block[];

/** Returns what is left of the spaces when a block is filled, in the order of filling. */
export function without(spaces: Spaces, block: Block): Spaces {
  const whole = spaces.filter((space) => !overlap(space, block));
  const cut = spaces.filter((space) => overlap(space, block));
  const parts = cut.flatMap((space) => around(space, block));
  // Only parts can be within others: whole spaces are the largest already.
  const largest = parts.filter(
    (part, at) =>
      !whole.some((other) => holds(other, part)) &&
      !parts.some((other, i) => i !== at && holds(other, part) && (i < at || !holds(part, other))),
  );
  return [...whole, ...largest].toSorted(lowestFirst);
}

/** Lowest, then nearest to the back and the left. */
const lowestFirst = (a: Block, b: Block): number =>
  a.at[2] - b.at[2] || a.at[1] - b.at[1] || a.at[0] - b.at[0];

/** The parts of a space beside a block, one for each side of the block. */
function around(space: Block, block: Block): readonly Block[] {
  return ([0, 1, 2] as const).flatMap((axis) => {
    const begin = space.at[axis];
    const end = begin + space.size[axis];
    const before = block.at[axis] - begin;
    const after = block.at[axis] + block.size[axis];
    return [
      ...(before > 0 ? [slice(space, axis, { from: begin, to: block.at[axis] })] : []),
      ...(after < end ? [slice(space, axis, { from: after, to: end })] : []),
    ];
  });
}

type Range = { readonly from: number; readonly to: number };

function slice({ at, size }: Block, axis: 0 | 1 | 2, { from, to }: Range): Block {
  const corner: [number, number, number] = [...at];
  const sides: [number, number, number] = [...size];
  corner[axis] = from;
  sides[axis] = to - from;
  return { at: corner, size: sides };
}

const holds = (outer: Block, inner: Block): boolean =>
  ([0, 1, 2] as const).every(
    (axis) =>
      outer.at[axis] <= inner.at[axis] &&
      outer.at[axis] + outer.size[axis] >= inner.at[axis] + inner.size[axis],
  );

/** The one space of an empty box. */
export const emptyBox = (size: Size): Spaces => [{ at: [0, 0, 0], size }];

import { type PlacedBlock, type Size, volumeOf } from './sizes.ts';
import { emptyBox, type Spaces, without } from './spaces.ts';

/** Equal pieces, of one size and weight, to be handled alike. */
export type Kind = {
  readonly volume: number;
  readonly grams: number;
  /** The sizes that it may have as turned, the flattest first. */
  readonly rotations: readonly Size[];
  /** Nothing may stand on it. */
  readonly isFragile: boolean;
};

/** Pieces of one kind side by side; `kind` is its position among the kinds. */
export type PieceGroup = PlacedBlock & {
  readonly kind: number;
  readonly pieces: readonly PlacedBlock[];
};

export type BoxToFill = {
  readonly size: Size;
  /** The maximum weight of its contents; null if unlimited. */
  readonly maxGrams: number | null;
};

/** How a box is filled; several ways are tried, and the best is taken. */
export type Way = {
  /** Prefers blocks of the largest volume, or those that leave the least gaps. */
  readonly prefers: 'volume' | 'fit';
  /** The kind that is placed first, in one of its rotations; null lets the rule choose. */
  readonly first: { readonly kind: number; readonly rotation: number } | null;
};

type Filling = {
  readonly kinds: readonly Kind[];
  readonly left: number[];
  gramsLeft: number;
};

/**
 * Fills a box with blocks of equal pieces, each in the lowest space that takes one. Returns the
 * blocks; `counts` has the number of pieces of each kind.
 */
export function fill(
  { size, maxGrams }: BoxToFill,
  { kinds, counts, way }: BoxContents & { readonly way: Way },
): readonly PieceGroup[] {
  const filling: Filling = { kinds, left: [...counts], gramsLeft: maxGrams ?? Infinity };
  const groups: PieceGroup[] = [];
  let spaces: Spaces = emptyBox(size);
  for (let space = spaces[0]; space !== undefined; space = spaces[0]) {
    const found = groupIn(space, filling, groups.length === 0 ? way : { ...way, first: null });
    if (found === null) {
      spaces = spaces.slice(1);
      continue;
    }
    const kind = kinds[found.kind];
    filling.left[found.kind] = (filling.left[found.kind] ?? 0) - found.pieces.length;
    filling.gramsLeft -= found.pieces.length * (kind?.grams ?? 0);
    groups.push(found);
    spaces = without(spaces, kind?.isFragile === true ? upToTop(found, size[2]) : found);
  }
  return groups;
}

export type BoxContents = { readonly kinds: readonly Kind[]; readonly counts: readonly number[] };

const upToTop = ({ at, size }: PlacedBlock, height: number): PlacedBlock => ({
  at,
  size: [size[0], size[1], height - at[2]],
});

type Candidate = { readonly kind: number; readonly size: Size; readonly times: Size };

/** Returns the best block of one kind for a space; null if no piece fits. */
function groupIn(space: PlacedBlock, filling: Filling, { prefers, first }: Way): PieceGroup | null {
  let best: Candidate | null = null;
  let bestScore = -Infinity;
  for (const [at, kind] of filling.kinds.entries()) {
    if (first !== null && first.kind !== at) continue;
    const most = Math.min(
      filling.left[at] ?? 0,
      kind.grams === 0 ? Infinity : Math.floor(filling.gramsLeft / kind.grams),
    );
    if (most < 1) continue;
    for (const [rotation, size] of kind.rotations.entries()) {
      if (first !== null && first.rotation !== rotation) continue;
      for (const times of timesOf(space.size, size, { most, isFlat: kind.isFragile })) {
        const candidate = { kind: at, size, times };
        const score = scoreOf(space, candidate, prefers);
        if (score > bestScore) [best, bestScore] = [candidate, score];
      }
    }
  }
  return best === null ? null : blockOf(space, best);
}

const one: readonly Size[] = [[1, 1, 1]];

const axes = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** How many pieces stand side by side on each axis: one is filled after the other. */
function timesOf(
  space: Size,
  size: Size,
  { most, isFlat }: { readonly most: number; readonly isFlat: boolean },
): readonly Size[] {
  const room = [0, 1, 2].map((axis) => Math.floor((space[axis] ?? 0) / (size[axis] ?? 1)));
  if (room.includes(0)) return [];
  if (most === 1) return one;
  if (isFlat) room[2] = 1;
  return axes.map((order) => {
    const times: [number, number, number] = [1, 1, 1];
    let rest = most;
    for (const axis of order) {
      times[axis] = Math.max(1, Math.min(room[axis] ?? 1, rest));
      rest = Math.floor(rest / times[axis]);
    }
    return times;
  });
}

/** The volume of the block, or how little its closest sides leave of the space. */
function scoreOf(space: PlacedBlock, { size, times }: Candidate, prefers: Way['prefers']): number {
  const [length, width, height] = [size[0] * times[0], size[1] * times[1], size[2] * times[2]];
  const volume = length * width * height;
  if (prefers === 'volume') return volume;
  const gaps = [space.size[0] - length, space.size[1] - width, space.size[2] - height];
  const closest = Math.min(...gaps);
  const farthest = Math.max(...gaps);
  const between = (gaps[0] ?? 0) + (gaps[1] ?? 0) + (gaps[2] ?? 0) - closest - farthest;
  return -(closest * 1e10 + between * 1e5 + farthest) + volume / volumeOf(space.size);
}

function blockOf({ at }: PlacedBlock, { kind, size, times }: Candidate): PieceGroup {
  const pieces: PlacedBlock[] = [];
  for (let z = 0; z < times[2]; z += 1) {
    for (let y = 0; y < times[1]; y += 1) {
      for (let x = 0; x < times[0]; x += 1) {
        pieces.push({
          at: [at[0] + x * size[0], at[1] + y * size[1], at[2] + z * size[2]],
          size,
        });
      }
    }
  }
  const whole: Size = [size[0] * times[0], size[1] * times[1], size[2] * times[2]];
  return { kind, at, size: whole, pieces };
}

/** The ways that are tried: by both rules, and with each of the largest kinds first. */
export function waysOf({ kinds, counts }: BoxContents, waysMax: number): readonly Way[] {
  const free = (['volume', 'fit'] as const).map((prefers) => ({ prefers, first: null }));
  const led = [...kinds.entries()]
    .filter(([kind]) => (counts[kind] ?? 0) > 0)
    .slice(0, waysMax)
    .flatMap(([kind, { rotations }]) =>
      [...rotations.keys()].flatMap((rotation) =>
        (['volume', 'fit'] as const).map((prefers) => ({ prefers, first: { kind, rotation } })),
      ),
    );
  return [...free, ...led].slice(0, waysMax);
}

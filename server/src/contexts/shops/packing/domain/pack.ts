import type { Turning } from '@waybill/contract/customers/products/turnings';
import { type BoxContents, fill, type PieceGroup, type Kind, waysOf } from './fill.ts';
import { type PlacedBlock, rotationsOf, type Size, volumeOf } from './sizes.ts';

export type Piece<K = unknown> = {
  readonly key: K;
  readonly size: Size;
  readonly grams: number;
  /** How it may stand; any side down if absent. */
  readonly turning?: Turning;
  /** Nothing may stand on it. */
  readonly isFragile?: boolean;
};

/** A type of box with unlimited supply. Inner sides. */
export type Container<B = unknown> = {
  readonly box: B;
  readonly size: Size;
  /** The weight of the empty box. */
  readonly grams: number;
  /** The maximum weight of its contents; null if unlimited. */
  readonly maxGrams: number | null;
};

/** A piece where it stands; its size is as rotated. */
export type Placed<K> = PlacedBlock & { readonly piece: Piece<K> };

export type Packed<K, B> = {
  /** Null for a piece that fits no box and becomes a separate parcel. */
  readonly container: Container<B> | null;
  readonly placed: readonly Placed<K>[];
  /** Including the box. */
  readonly grams: number;
};

/** Pieces beyond this number become separate parcels, because the work grows with their cube. */
export const piecesMax = 200;

/** Ways of filling a box that are tried; fewer with many kinds, where each takes longer. */
const waysFor = (kinds: number): number => Math.max(2, Math.min(20, Math.floor(60 / kinds)));

/** With more kinds than these, one attempt has to do. */
const kindsForAttempts = 12;

/**
 * How much a box gains by large pieces: the volume of each counts to this power. Large pieces are
 * harder to place, so that boxes are tried that take them early.
 */
const powers = [1, 1.1, 1.3, 1.6] as const;

/**
 * Returns the parcels of an order: repeatedly the smallest box that fits everything left, else the
 * box that fits the most of it; the fewest boxes of several attempts. Pieces that fit no box become
 * separate parcels (decisions O-04).
 */
export function pack<K, B>(
  pieces: readonly Piece<K>[],
  containers: readonly Container<B>[],
): readonly Packed<K, B>[] {
  if (pieces.length > piecesMax) return pieces.map((piece) => alone<K, B>(piece));
  const boxes = containers.toSorted((a, b) => volumeOf(a.size) - volumeOf(b.size));
  const kinds = kindsOf(pieces);
  let best: readonly Load[] = [];
  for (const [at, power] of powers.entries()) {
    const loads = loadsOf(kinds, boxes, power);
    if (at === 0 || isBetter(loads, best, boxes)) best = loads;
    const isFewest = best.length <= fewest(kinds, boxes);
    if (isFewest || kinds.length > kindsForAttempts) break;
  }
  return parcelsFrom(kinds, boxes, best);
}

type KindOf<K> = { readonly kind: Kind; readonly pieces: readonly Piece<K>[] };

/** Equal pieces together, the largest first. */
function kindsOf<K>(pieces: readonly Piece<K>[]): readonly KindOf<K>[] {
  const alike = Map.groupBy(pieces, ({ size, grams, turning = 'Any', isFragile = false }) =>
    [...size, grams, turning, isFragile].join(' '),
  );
  return [...alike.values()]
    .flatMap((group) => {
      const [one] = group;
      if (one === undefined) return [];
      const { size, grams, turning = 'Any', isFragile = false } = one;
      const rotations = rotationsOf(size, turning);
      const kind = { volume: volumeOf(size), grams, rotations, isFragile };
      return [{ kind, pieces: group }];
    })
    .toSorted(({ kind: a }, { kind: b }) => b.volume - a.volume || longest(b) - longest(a));
}

const longest = ({ rotations }: Kind): number => Math.max(...(rotations[0] ?? []));

/** A filled box, by its position among the boxes. */
type Load = { readonly box: number; readonly groups: readonly PieceGroup[] };

/** Fills one box after the other until nothing left fits. */
function loadsOf(
  kinds: readonly KindOf<unknown>[],
  boxes: readonly Container[],
  power: number,
): readonly Load[] {
  const only = kinds.map(({ kind }) => kind);
  const worth = only.map(({ volume }) => volume ** power);
  const left = kinds.map(({ pieces }) => pieces.length);
  const loads: Load[] = [];
  for (;;) {
    const load = bestLoad({ kinds: only, counts: left }, boxes, worth);
    if (load === null) return loads;
    // The same load again, as long as there is enough of everything in it.
    const taken = only.map((_, kind) => countIn(load, kind));
    do {
      loads.push(load);
      for (const [kind, count] of taken.entries()) left[kind] = (left[kind] ?? 0) - count;
    } while (taken.every((count, kind) => count <= (left[kind] ?? 0)) && left.some((n) => n > 0));
  }
}

const countIn = ({ groups }: Load, kind: number): number =>
  groups.reduce((sum, group) => sum + (group.kind === kind ? group.pieces.length : 0), 0);

/** The smallest box that takes everything, else the one that takes the most; null if none does. */
function bestLoad(
  contents: BoxContents,
  boxes: readonly Container[],
  worth: readonly number[],
): Load | null {
  const all = contents.counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const ways = waysOf(contents, waysFor(contents.kinds.length));
  let best: Load | null = null;
  let most = 0;
  for (const [box, container] of boxes.entries()) {
    for (const way of ways) {
      const load = { box, groups: fill(container, { ...contents, way }) };
      if (piecesIn(load) === all) return load;
      const gain = load.groups.reduce(
        (sum, group) => sum + group.pieces.length * (worth[group.kind] ?? 0),
        0,
      );
      if (gain > most) [best, most] = [load, gain];
    }
  }
  return best;
}

const piecesIn = ({ groups }: Load): number =>
  groups.reduce((sum, { pieces }) => sum + pieces.length, 0);

/** Fewer pieces left over, then fewer boxes, then less volume of boxes. */
function isBetter(
  loads: readonly Load[],
  best: readonly Load[],
  boxes: readonly Container[],
): boolean {
  const packedIn = (some: readonly Load[]) => some.reduce((sum, load) => sum + piecesIn(load), 0);
  const volume = (some: readonly Load[]) =>
    some.reduce((sum, { box }) => sum + volumeOf(boxes[box]?.size ?? [0, 0, 0]), 0);
  const more = packedIn(loads) - packedIn(best);
  if (more !== 0) return more > 0;
  if (loads.length !== best.length) return loads.length < best.length;
  return volume(loads) < volume(best);
}

/** No fewer boxes can hold the pieces, by their volume. */
function fewest(kinds: readonly KindOf<unknown>[], boxes: readonly Container[]): number {
  const largest = volumeOf(boxes.at(-1)?.size ?? [1, 1, 1]);
  const volume = kinds.reduce((sum, { kind, pieces }) => sum + kind.volume * pieces.length, 0);
  return Math.ceil(volume / largest);
}

/** The parcels with their pieces, and those pieces that are in none. */
function parcelsFrom<K, B>(
  kinds: readonly KindOf<K>[],
  boxes: readonly Container<B>[],
  loads: readonly Load[],
): readonly Packed<K, B>[] {
  const waiting = kinds.map(({ pieces }) => [...pieces]);
  const packed = loads.flatMap(({ box, groups }): Packed<K, B>[] => {
    const container = boxes[box];
    if (container === undefined) return [];
    const placed = groups.flatMap((group) =>
      group.pieces.flatMap((block): Placed<K>[] => {
        const piece = waiting[group.kind]?.shift();
        return piece === undefined ? [] : [{ ...block, piece }];
      }),
    );
    const grams = placed.reduce((sum, { piece }) => sum + piece.grams, container.grams);
    return [{ container, placed, grams }];
  });
  return [...packed, ...waiting.flat().map((piece) => alone<K, B>(piece))];
}

const alone = <K, B>(piece: Piece<K>): Packed<K, B> => ({
  container: null,
  placed: [{ piece, at: [0, 0, 0], size: piece.size }],
  grams: piece.grams,
});

/**
 * Returns the side in millimetres of a cube of unknown goods, at 250 kg per m³, the usual cubic
 * factor.
 */
export const estimatedSide = (grams: number): number =>
  Math.max(1, Math.round(Math.cbrt(grams / 1000 / 250) * 1000));

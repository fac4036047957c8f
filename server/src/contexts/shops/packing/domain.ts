/**
 * Packs pieces into boxes by the extreme point rule of T. G. Crainic, G. Perboli and R. Tadei,
 * "Extreme Point-Based Heuristics for Three-Dimensional Bin Packing", INFORMS Journal on Computing
 * 20(3), 2008, pp. 368–384, https://doi.org/10.1287/ijoc.1070.0250: pieces are placed largest
 * first, each at the lowest extreme point where it fits in one of its six rotations.
 */

/** Whole millimetres. */
export type Size = readonly [length: number, width: number, height: number];

export type Piece<K = unknown> = { readonly key: K; readonly size: Size; readonly grams: number };

/** A type of box with unlimited supply. Inner sides. */
export type Container<B = unknown> = {
  readonly box: B;
  readonly size: Size;
  /** The weight of the empty box. */
  readonly grams: number;
  /** The maximum weight of its contents; null if unlimited. */
  readonly maxGrams: number | null;
};

export type Placed<K> = {
  readonly piece: Piece<K>;
  readonly at: Size;
  /** The size as rotated. */
  readonly size: Size;
};

export type Packed<K, B> = {
  /** Null for a piece that fits no box and becomes a separate parcel. */
  readonly container: Container<B> | null;
  readonly placed: readonly Placed<K>[];
  /** Including the box. */
  readonly grams: number;
};

/** Pieces beyond this number become separate parcels, because the work grows with their cube. */
export const piecesMax = 120;

/**
 * Returns the parcels of an order: repeatedly the smallest box that fits everything left, else the
 * box that fits the most of it. Pieces that fit no box become separate parcels (decisions O-04).
 */
export function pack<K, B>(
  pieces: readonly Piece<K>[],
  containers: readonly Container<B>[],
): readonly Packed<K, B>[] {
  if (pieces.length > piecesMax) return pieces.map((piece) => alone<K, B>(piece));
  const boxes = containers.toSorted((a, b) => volumeOf(a.size) - volumeOf(b.size));
  const packed: Packed<K, B>[] = [];
  let left = pieces.toSorted(largestFirst);
  while (left.length > 0) {
    const parcel = bestParcel(left, boxes);
    if (parcel === null) return [...packed, ...left.map((piece) => alone<K, B>(piece))];
    packed.push(parcel);
    const taken = new Set(parcel.placed.map(({ piece }) => piece));
    left = left.filter((piece) => !taken.has(piece));
  }
  return packed;
}

const volumeOf = ([length, width, height]: Size): number => length * width * height;

const largestFirst = (a: Piece, b: Piece): number =>
  volumeOf(b.size) - volumeOf(a.size) || Math.max(...b.size) - Math.max(...a.size);

const alone = <K, B>(piece: Piece<K>): Packed<K, B> => ({
  container: null,
  placed: [{ piece, at: [0, 0, 0], size: piece.size }],
  grams: piece.grams,
});

/** Returns null if no piece fits any box. */
function bestParcel<K, B>(
  pieces: readonly Piece<K>[],
  boxes: readonly Container<B>[],
): Packed<K, B> | null {
  let best: Packed<K, B> | null = null;
  let mostVolume = 0;
  for (const container of boxes) {
    const placed = place(pieces, container);
    const volume = placed.reduce((sum, { size }) => sum + volumeOf(size), 0);
    const grams = placed.reduce((sum, { piece }) => sum + piece.grams, container.grams);
    if (placed.length === pieces.length) return { container, placed, grams };
    if (volume > mostVolume) {
      mostVolume = volume;
      best = { container, placed, grams };
    }
  }
  return best;
}

/** Returns what fits into one box, with the position of each piece. */
export function place<K>(
  pieces: readonly Piece<K>[],
  { size: box, maxGrams }: Pick<Container, 'size' | 'maxGrams'>,
): readonly Placed<K>[] {
  const placed: Placed<K>[] = [];
  let points: readonly Size[] = [[0, 0, 0]];
  let grams = 0;
  for (const piece of pieces) {
    if (maxGrams !== null && grams + piece.grams > maxGrams) continue;
    const spot = spotFor(piece, points, { placed, box });
    if (spot === null) continue;
    placed.push(spot);
    grams += piece.grams;
    points = pointsAfter(points, spot, placed);
  }
  return placed;
}

type Filled = { readonly placed: readonly Placed<unknown>[]; readonly box: Size };

/**
 * Returns the lowest point, then the nearest to the back and the left, with the flattest rotation.
 */
function spotFor<K>(
  piece: Piece<K>,
  points: readonly Size[],
  { placed, box }: Filled,
): Placed<K> | null {
  const rotations = rotationsOf(piece.size).filter((size) => isWithin([0, 0, 0], size, box));
  for (const at of points) {
    const fitting = rotations.find(
      (size) => isWithin(at, size, box) && !placed.some((other) => overlap({ at, size }, other)),
    );
    if (fitting !== undefined) return { piece, at, size: fitting };
  }
  return null;
}

/** Returns the distinct rotations of a box, the flattest first. */
export function rotationsOf([a, b, c]: Size): readonly Size[] {
  const all: readonly Size[] = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [c, a, b],
    [b, c, a],
    [c, b, a],
  ];
  const different = all.filter((size, at) => all.findIndex((other) => isSame(size, other)) === at);
  return different.toSorted((x, y) => x[2] - y[2]);
}

const isSame = (a: Size, b: Size): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

const isWithin = (at: Size, size: Size, box: Size): boolean =>
  at[0] + size[0] <= box[0] && at[1] + size[1] <= box[1] && at[2] + size[2] <= box[2];

type Block = Pick<Placed<unknown>, 'at' | 'size'>;

export const overlap = (a: Block, b: Block): boolean =>
  spans(a, b, 0) && spans(a, b, 1) && spans(a, b, 2);

const spans = (a: Block, b: Block, axis: 0 | 1 | 2): boolean =>
  a.at[axis] < b.at[axis] + b.size[axis] && b.at[axis] < a.at[axis] + a.size[axis];

/** Projects the three corners of a placed piece along the two other axes (section 3). */
const projections = [
  { corner: 0, along: 1 },
  { corner: 0, along: 2 },
  { corner: 1, along: 0 },
  { corner: 1, along: 2 },
  { corner: 2, along: 0 },
  { corner: 2, along: 1 },
] as const;

function pointsAfter(
  points: readonly Size[],
  spot: Block,
  placed: readonly Block[],
): readonly Size[] {
  const added = projections.map(({ corner, along }) => {
    const point: [number, number, number] = [...spot.at];
    point[corner] += spot.size[corner];
    point[along] = surfaceBelow(point, along, placed);
    return point;
  });
  const all = [...points.filter((point) => !isSame(point, spot.at)), ...added];
  const different = all.filter((point, at) => all.findIndex((o) => isSame(point, o)) === at);
  return different.toSorted((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

/** Returns where a point stops that moves down an axis: at the next piece, or at the wall. */
function surfaceBelow(point: Size, axis: 0 | 1 | 2, placed: readonly Block[]): number {
  const others = ([0, 1, 2] as const).filter((each) => each !== axis);
  return placed.reduce((best, { at, size }) => {
    const surface = at[axis] + size[axis];
    const isUnder = others.every((o) => at[o] <= point[o] && point[o] < at[o] + size[o]);
    return isUnder && surface <= point[axis] && surface > best ? surface : best;
  }, 0);
}

/**
 * Returns the side in millimetres of a cube of unknown goods, at 250 kg per m³, the usual cubic
 * factor.
 */
export const estimatedSide = (grams: number): number =>
  Math.max(1, Math.round(Math.cbrt(grams / 1000 / 250) * 1000));

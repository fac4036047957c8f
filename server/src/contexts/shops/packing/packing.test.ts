import { describe, expect, it } from 'vitest';
import { type Container, estimatedSide, pack, type Packed, type Piece } from './domain.ts';
import { overlap, type Size } from './sizes.ts';

const piece = (key: string, size: Size, grams = 100): Piece<string> => ({ key, size, grams });
const box = (name: string, size: Size, some: Partial<Container<string>> = {}) => ({
  box: name,
  size,
  grams: 50,
  maxGrams: null,
  ...some,
});
const boxesOf = (packed: readonly Packed<string, string>[]) =>
  packed.map(({ container, placed }) => [container?.box ?? null, placed.length]);

/**
 * Checks the invariants of every packing: no piece overlaps, protrudes, is lost or is packed twice.
 */
function faultsOf(pieces: readonly Piece<string>[], packed: readonly Packed<string, string>[]) {
  const faults: string[] = [];
  for (const { container, placed } of packed) {
    for (const [i, one] of placed.entries()) {
      if (one.size.toSorted().join() !== one.piece.size.toSorted().join()) faults.push('distorted');
      const outer = container?.size ?? one.size;
      if (one.at.some((at, axis) => at + (one.size[axis] ?? 0) > (outer[axis] ?? 0))) {
        faults.push(`${one.piece.key} sticks out`);
      }
      if (placed.slice(0, i).some((other) => overlap(one, other))) faults.push('overlap');
    }
    const net = placed.reduce((sum, each) => sum + each.piece.grams, 0);
    if (container?.maxGrams !== null && container && net > container.maxGrams) faults.push('heavy');
  }
  const keys = packed.flatMap(({ placed }) => placed.map((each) => each.piece.key));
  if (
    keys.toSorted().join() !==
    pieces
      .map(({ key }) => key)
      .toSorted()
      .join()
  ) {
    faults.push('lost or doubled');
  }
  return faults;
}

/** Returns a small deterministic random number generator: xorshift32. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.abs(state) % below;
  };
}

describe('packing into boxes', () => {
  it('takes the smallest box that holds everything', () => {
    const boxes = [box('large', [400, 400, 400]), box('small', [200, 100, 100])];
    expect(boxesOf(pack([piece('a', [90, 90, 90]), piece('b', [90, 90, 90])], boxes))).toEqual([
      ['small', 2],
    ]);
  });

  it('fills a box to the last millimetre with eight cubes', () => {
    const cubes = Array.from({ length: 8 }, (_, i) => piece(`${i}`, [100, 100, 100]));
    const packed = pack(cubes, [box('cube', [200, 200, 200])]);
    expect(boxesOf(packed)).toEqual([['cube', 8]]);
    expect(faultsOf(cubes, packed)).toEqual([]);
  });

  it('turns a piece that fits only on its side', () => {
    const packed = pack([piece('rod', [20, 20, 300])], [box('flat', [300, 100, 30])]);
    expect(boxesOf(packed)).toEqual([['flat', 1]]);
  });

  it('turns no piece that may not be turned, and none on its side that must stand upright', () => {
    const rod = piece('rod', [20, 20, 300]);
    const flat = [box('flat', [300, 100, 30])];
    for (const turning of ['None', 'Upright'] as const) {
      expect(boxesOf(pack([{ ...rod, turning }], flat))).toEqual([[null, 1]]);
    }
    const board = piece('board', [300, 20, 20]);
    const deep = [box('deep', [30, 300, 30])];
    expect(boxesOf(pack([{ ...board, turning: 'Upright' }], deep))).toEqual([['deep', 1]]);
    expect(boxesOf(pack([{ ...board, turning: 'None' }], deep))).toEqual([[null, 1]]);
  });

  it('puts nothing on a fragile piece', () => {
    const vases = Array.from({ length: 4 }, (_, i) => ({
      ...piece(`vase ${i}`, [100, 100, 100]),
      isFragile: true,
    }));
    const books = Array.from({ length: 4 }, (_, i) => piece(`book ${i}`, [100, 100, 50]));
    const [first, ...more] = pack([...vases, ...books], [box('tall', [200, 200, 200])]);
    expect(more).toEqual([]);
    for (const vase of first?.placed.filter((one) => one.piece.isFragile) ?? []) {
      const above = { at: vase.at, size: [100, 100, 1000] as const };
      const others = first?.placed.filter((one) => one !== vase) ?? [];
      expect(others.some((other) => overlap(above, other))).toBe(false);
    }
  });

  it('takes several boxes for what does not fit one, and the smaller for what is left', () => {
    const cubes = Array.from({ length: 9 }, (_, i) => piece(`${i}`, [100, 100, 100]));
    const boxes = [box('cube', [200, 200, 200]), box('one', [100, 100, 100])];
    expect(boxesOf(pack(cubes, boxes))).toEqual([
      ['cube', 8],
      ['one', 1],
    ]);
  });

  it('lets what fits no box go by itself, and everything where there is no box', () => {
    const pieces = [piece('surfboard', [2000, 600, 100], 4000), piece('wax', [50, 50, 20])];
    expect(boxesOf(pack(pieces, [box('small', [100, 100, 100])]))).toEqual([
      ['small', 1],
      [null, 1],
    ]);
    expect(pack(pieces, []).map(({ grams }) => grams)).toEqual([4000, 100]);
  });

  it('loads no box beyond its maximum weight, and counts the weight of the box', () => {
    const bricks = Array.from({ length: 4 }, (_, i) => piece(`${i}`, [10, 10, 10], 3000));
    const packed = pack(bricks, [box('weak', [500, 500, 500], { maxGrams: 6000 })]);
    expect(boxesOf(packed)).toEqual([
      ['weak', 2],
      ['weak', 2],
    ]);
    expect(packed[0]?.grams).toBe(6050);
  });

  it('keeps its invariants for 300 random orders', () => {
    const random = randomOf(20_081);
    for (let round = 0; round < 300; round += 1) {
      const side = () => 10 + random(240);
      const pieces = Array.from({ length: 1 + random(18) }, (_, i) =>
        piece(`${i}`, [side(), side(), side()], 1 + random(5000)),
      );
      const boxes = [
        box('s', [200, 150, 100], { maxGrams: 5000 }),
        box('m', [350, 250, 200]),
        box('l', [500, 400, 300], { maxGrams: 20_000 }),
      ];
      expect(faultsOf(pieces, pack(pieces, boxes))).toEqual([]);
    }
  });

  it('fills at least 60 % of a full box of random small pieces', () => {
    const random = randomOf(7);
    const pieces = Array.from({ length: 100 }, (_, i) =>
      piece(`${i}`, [40 + random(60), 40 + random(60), 40 + random(60)]),
    );
    const [first] = pack(pieces, [box('m', [300, 300, 300])]);
    const used = (first?.placed ?? []).reduce((sum, { size: [a, b, c] }) => sum + a * b * c, 0);
    expect(used / 300 ** 3).toBeGreaterThan(0.6);
  });

  it('estimates an unknown size from the weight: 2 kg is a cube of 20 cm', () => {
    expect(estimatedSide(2000)).toBe(200);
  });
});

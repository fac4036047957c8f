import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pack, type Piece } from './domain.ts';
import type { Size } from './sizes.ts';

/**
 * The 47 problems of N. Ivancic, K. Mathur and B. B. Mohanty (1989), as file thpack9 of the
 * OR-Library and of github.com/ESICUP/datasets (CC0) has them: equal containers, all six rotations.
 * Three lines of the file lack a mark of a rotation. We know of no published method whose
 * containers add up to less than 691.
 */
const bestKnown = 691;

type Problem = { readonly box: Size; readonly pieces: readonly Piece<number>[] };

/** Per problem: its number, the container, the number of kinds, and a line for each kind. */
function problems(): readonly Problem[] {
  const file = readFileSync(join(import.meta.dirname, 'thpack9.txt'), 'utf8');
  const lines = file
    .split('\n')
    .map((line) => line.trim().split(/\s+/).filter(Boolean).map(Number))
    .filter((line) => line.length > 0);
  const found: Problem[] = [];
  for (let at = 1; at < lines.length; ) {
    const box = lines[at + 1] as unknown as Size;
    const kinds = lines[at + 2]?.[0] ?? 0;
    const pieces = lines.slice(at + 3, at + 3 + kinds).flatMap((line, kind) => {
      const [, length = 0, , width = 0, mark = 0, third = 0] = line;
      const height = line.length === 7 ? mark : third;
      const size: Size = [length, width, height];
      return Array.from({ length: line.at(-1) ?? 0 }, () => ({ key: kind, size, grams: 0 }));
    });
    found.push({ box, pieces });
    at += 3 + kinds;
  }
  return found;
}

it('needs at most 3 % more boxes than the best known, for published problems', () => {
  const all = problems();
  expect(all).toHaveLength(47);
  const needed = all.map(({ box, pieces }) => {
    const packed = pack(pieces, [{ box: 'container', size: box, grams: 0, maxGrams: null }]);
    expect(packed.every(({ container }) => container !== null)).toBe(true);
    expect(packed.flatMap(({ placed }) => placed)).toHaveLength(pieces.length);
    return packed.length;
  });
  const total = needed.reduce((sum, count) => sum + count, 0);
  expect(total).toBeLessThanOrEqual(bestKnown * 1.03);
});

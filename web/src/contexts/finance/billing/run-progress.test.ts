import { expect, it } from 'vitest';
import { doneOf, stepOf } from './run-progress.ts';

const at = (read: number, written: number, bookings = 4) => ({ bookings, read, written });

it('advances with every booking read and written, and is not full before the end', () => {
  const way = [at(0, 0), at(2, 0), at(4, 0), at(4, 2), at(4, 4)];
  expect(way.map(stepOf)).toEqual(['reading', 'reading', 'writing', 'writing', 'posting']);
  const done = way.map(doneOf);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(new Set(done).size).toBe(done.length);
  expect(done.at(-1)).toBeLessThan(1);
});

it('with later charges only is complete from the start', () => {
  expect(stepOf(at(0, 0, 0))).toBe('posting');
});

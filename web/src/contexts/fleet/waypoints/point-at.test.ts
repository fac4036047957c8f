import { expect, it } from 'vitest';
import { pointAt } from './point-at.ts';

it('finds the last position before a moment', () => {
  const trail = { offsets: [0, 30, 90] };
  expect([0, 29, 30, 89, 90, 500].map((at) => pointAt(trail, at))).toEqual([0, 0, 1, 1, 2, 2]);
});

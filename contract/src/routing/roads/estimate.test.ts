import { expect, it } from 'vitest';
import { estimatedDriving_s } from './estimate.ts';

it('is 40 km/h up to 50 km and 90 km/h beyond, less for trucks [decision 0089]', () => {
  expect(estimatedDriving_s(0)).toBe(0);
  expect(estimatedDriving_s(20_000)).toBeCloseTo(1800);
  expect(estimatedDriving_s(50_000)).toBeCloseTo(4500);
  expect(estimatedDriving_s(140_000)).toBeCloseTo(4500 + 3600);
  expect(estimatedDriving_s(140_000, 'truck')).toBeCloseTo(8100 / 0.85);
  // Sydney to Melbourne: some 930 km by this estimate, 11 hours and not 23.
  expect(estimatedDriving_s(927_000) / 3600).toBeCloseTo(11, 0);
});

it('is never less by way of a third place', () => {
  const lengths = [0, 1, 900, 20_000, 49_999, 50_000, 50_001, 120_000, 900_000];
  for (const one of lengths) {
    for (const other of lengths) {
      const apart = estimatedDriving_s(one) + estimatedDriving_s(other);
      expect(apart).toBeGreaterThanOrEqual(estimatedDriving_s(one + other) - 1e-6);
    }
  }
  const times = lengths.map((length) => estimatedDriving_s(length));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

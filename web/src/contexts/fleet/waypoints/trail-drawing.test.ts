import { encodePolyline } from '@waybill/contract/fleet/waypoints/polyline';
import { expect, it } from 'vitest';
import { drawingOf, pointAt } from './trail-drawing.ts';

const trailOf = (...places: readonly (readonly [number, number])[]) => ({
  polyline: encodePolyline(places.map(([latitude, longitude]) => ({ latitude, longitude }))),
});

it('fits a trail into its box with the north up', () => {
  const { points } = drawingOf(trailOf([-33.9, 151.2], [-33.8, 151.2]), 640, 320);
  const [start, end] = points;
  expect(start?.y).toBeCloseTo(308);
  expect(end?.y).toBeCloseTo(12);
  expect(start?.x).toBeCloseTo(320);
});

it('draws one position in the middle, and nothing as nothing', () => {
  expect(drawingOf(trailOf([-33.9, 151.2]), 640, 320).points).toEqual([{ x: 320, y: 160 }]);
  expect(drawingOf(trailOf(), 640, 320).points).toEqual([]);
});

it('finds the last position before a moment', () => {
  const trail = { offsets: [0, 30, 90] };
  expect([0, 29, 30, 89, 90, 500].map((at) => pointAt(trail, at))).toEqual([0, 0, 1, 1, 2, 2]);
});

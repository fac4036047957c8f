import { expect, it } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

/** The example from Google's description. */
const places = [
  { latitude: 38.5, longitude: -120.2 },
  { latitude: 40.7, longitude: -120.95 },
  { latitude: 43.252, longitude: -126.453 },
];
const text = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

it('encodes and decodes the published example', () => {
  expect(encodePolyline(places)).toBe(text);
  expect(decodePolyline(text)).toEqual(places);
});

it('encodes the corners of the map, and nothing as nothing', () => {
  const corners = [
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
  ];
  expect(decodePolyline(encodePolyline(corners))).toEqual(corners);
  expect([encodePolyline([]), decodePolyline('')]).toEqual(['', []]);
});

it('rounds to five decimals without adding up the rounding', () => {
  const steps = Array.from({ length: 1000 }, (_, n) => ({
    latitude: -33.8 + n * 0.000_004,
    longitude: 151.2,
  }));
  const last = decodePolyline(encodePolyline(steps)).at(-1);
  expect(last?.latitude).toBeCloseTo(-33.796, 5);
});

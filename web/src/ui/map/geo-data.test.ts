import { expect, it } from 'vitest';
import { pointsInside, spreadSamePlaces } from './geo-data.ts';
import type { MapPoint, MapPosition } from './map-types.ts';

const point = (id: string, latitude: number): MapPoint => ({
  id,
  label: id,
  latitude,
  longitude: 151,
  kind: 'place',
});

it('puts points of one place beside each other, and leaves the others where they are', () => {
  const points = [point('a', -33), point('b', -33), point('c', -34), point('d', -33)];
  const drawn = spreadSamePlaces(points);
  expect([drawn[0], drawn[2]]).toEqual([points[0], points[2]]);
  const places = new Set(drawn.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
  expect(places.size).toBe(4);
  for (const { latitude } of [drawn[1], drawn[3]].flatMap((each) => each ?? [])) {
    expect(Math.abs(latitude + 33)).toBeLessThan(0.002);
  }
});

it('selects the points inside a lasso where they are drawn', () => {
  const pixelOf = ({ latitude, longitude }: MapPosition) => ({
    x: (longitude - 151) * 1000,
    y: (latitude + 33) * 1000,
  });
  const points = [point('a', -33), point('b', -33), point('c', -33), point('far', -32.9)];
  const square = (size: number) => [
    { x: -size, y: -size },
    { x: size, y: -size },
    { x: size, y: size },
    { x: -size, y: size },
  ];
  // The second and third point of the place lie about a pixel and a half from it.
  expect(pointsInside(points, square(0.5), pixelOf)).toEqual(['a']);
  expect(pointsInside(points, square(5), pixelOf)).toEqual(['a', 'b', 'c']);
  expect(pointsInside(points, [], pixelOf)).toEqual([]);
});

import { expect, it } from 'vitest';
import { spreadSamePlaces } from './geo-data.ts';
import type { MapPoint } from './map-types.ts';

const point = (id: string, latitude: number): MapPoint => ({
  id,
  label: id,
  latitude,
  longitude: 151,
  kind: 'place',
  isSelected: false,
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

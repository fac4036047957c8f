import { describe, expect, it } from 'vitest';
import { projectionTo, roundLength } from './run-map.ts';

const box = { x: 40, y: 100, width: 500, height: 220 };

describe('the map of a run', () => {
  it('holds all stops, north up, with one scale in both directions', () => {
    const positions = [
      [151.2, -33.9],
      [151.0, -33.7],
      [151.1, -34.0],
    ] as const;
    const { at, points_per_km } = projectionTo(box, positions);
    for (const position of positions) {
      const [x, y] = at(position);
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
    expect(at([151, -33.7])[1]).toBeLessThan(at([151, -34])[1]);
    // A tenth of a degree of latitude is 11 km; of longitude 9 km at this latitude.
    const [west, east] = [at([151, -33.85]), at([151.1, -33.85])];
    expect((east[0] - west[0]) / points_per_km).toBeCloseTo(9.2, 1);
    const [south, north] = [at([151, -33.9]), at([151, -33.8])];
    expect((south[1] - north[1]) / points_per_km).toBeCloseTo(11.1, 1);
  });

  it('puts a single stop in the middle', () => {
    expect(projectionTo(box, [[151.2, -33.9]]).at([151.2, -33.9])).toEqual([290, 210]);
  });

  it.each([
    [7.3, 5],
    [4.9, 2],
    [1.99, 1],
    [0.07, 0.05],
    [1200, 1000],
  ])('has a scale of a round length: at most %f km is %f km', (most, length) => {
    expect(roundLength(most)).toBeCloseTo(length, 6);
  });
});

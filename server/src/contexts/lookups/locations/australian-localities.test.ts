import { describe, expect, it } from 'vitest';
import { australianLocalities } from './australian-localities.ts';

const localities = australianLocalities();

/**
 * Postcode ranges of each state as allocated by Australia Post, and the state's bounding box in
 * degrees.
 */
const states: Readonly<
  Record<string, { postCodes: RegExp; south: number; north: number; west: number; east: number }>
> = {
  NSW: { postCodes: /^[12]/, south: -37.6, north: -28.1, west: 140.9, east: 153.7 },
  VIC: { postCodes: /^(3|8)/, south: -39.2, north: -33.9, west: 140.9, east: 150.1 },
  QLD: { postCodes: /^(4|9)/, south: -29.2, north: -9.9, west: 137.9, east: 153.6 },
  WA: { postCodes: /^6/, south: -35.2, north: -13.6, west: 112.9, east: 129.1 },
  SA: { postCodes: /^5/, south: -38.1, north: -25.9, west: 128.9, east: 141.1 },
  TAS: { postCodes: /^7/, south: -43.7, north: -39.5, west: 143.8, east: 148.5 },
  ACT: { postCodes: /^(26|29|02)/, south: -35.95, north: -35.1, west: 148.7, east: 149.4 },
  NT: { postCodes: /^0[89]/, south: -26.1, north: -10.9, west: 128.9, east: 138.1 },
};

describe('the Australian localities table', () => {
  it('contains 400 to 600 places across all eight states and territories', () => {
    expect(localities.length).toBeGreaterThanOrEqual(400);
    expect(localities.length).toBeLessThanOrEqual(600);
    expect(new Set(localities.map((each) => each.stateCode))).toEqual(new Set(Object.keys(states)));
  });

  it('has four digits, coordinates and a source in every row', () => {
    const incomplete = localities.filter(
      ({ suburb, postCode, latitude, longitude, source }) =>
        suburb === '' || !/^\d{4}$/.test(postCode) || !latitude || !longitude || source === '',
    );
    expect(incomplete).toEqual([]);
  });

  it('has every place within its state, with a postcode of that state', () => {
    const misplaced = localities.filter(({ stateCode, postCode, latitude, longitude }) => {
      const state = states[stateCode];
      const [y, x] = [latitude ?? 0, longitude ?? 0];
      const isInside =
        state && y > state.south && y < state.north && x > state.west && x < state.east;
      return !isInside || !state?.postCodes.test(postCode);
    });
    expect(misplaced).toEqual([]);
  });

  it('lists every place once', () => {
    const names = localities.map(({ suburb, postCode }) => `${suburb} ${postCode}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has no two places with the same coordinates', () => {
    const spots = localities.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(spots.filter((spot, at) => spots.indexOf(spot) !== at)).toEqual([]);
  });
});

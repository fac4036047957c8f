import { getMapPlaces, getMapStyle } from '@waybill/contract/lookups/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const sydney = { west: 150.9, south: -34.1, east: 151.4, north: -33.6 };

describe('a map without a style', () => {
  it('has no address of a style unless one is configured', async () => {
    expect(await kim.call(getMapStyle)).toEqual({ url: null });
  });

  it('names places within its degrees, sixty at most', async () => {
    const { items } = await kim.call(getMapPlaces, sydney);
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(60);
    const outside = items.filter(
      ({ latitude, longitude }) =>
        latitude < sydney.south ||
        latitude > sydney.north ||
        longitude < sydney.west ||
        longitude > sydney.east,
    );
    expect(outside).toEqual([]);
  });

  it('names a city before the suburbs around it', async () => {
    const country = { west: 140, south: -40, east: 154, north: -26 };
    const names = (await kim.call(getMapPlaces, country)).items.map(({ name }) => name);
    expect(names).toContain('Sydney');
    expect(names).not.toContain('Barangaroo');
  });

  it('names nothing in the middle of the ocean', async () => {
    const { items } = await kim.call(getMapPlaces, {
      west: -140,
      south: -30,
      east: -139,
      north: -29,
    });
    expect(items).toEqual([]);
  });
});

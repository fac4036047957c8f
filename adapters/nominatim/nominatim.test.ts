import { afterAll, beforeAll, expect, it } from 'vitest';
import { GeocoderSilent } from '../geocoder.ts';
import { type NominatimServer, nominatimServer } from '../testing/nominatim-server.ts';
import { nominatimGeocoder } from './nominatim.ts';

let server: NominatimServer;
beforeAll(async () => {
  server = await nominatimServer();
});
afterAll(() => server.close());

it('requests jsonv2 with address details and parses them', async () => {
  expect(await nominatimGeocoder(server.url).search('London', 10)).toEqual([
    {
      id: 'node/107775',
      latitude: 51.5073219,
      longitude: -0.1276474,
      name: 'London, Greater London, England, SW1A 2DU, United Kingdom',
      address: {
        city: 'London',
        state_district: 'Greater London',
        state: 'England',
        'ISO3166-2-lvl4': 'GB-ENG',
        postcode: 'SW1A 2DU',
        country: 'United Kingdom',
        country_code: 'gb',
      },
    },
  ]);
  expect(server.requested.at(-1)).toBe(
    '/nominatim/search?q=London&limit=10&format=jsonv2&addressdetails=1',
  );
});

it('treats a response with an error as no address', async () => {
  const geocoder = nominatimGeocoder(server.url);
  expect(await geocoder.reverse(-80, 0)).toBeNull();
  expect(await geocoder.reverse(-33.9, 151.2)).toMatchObject({ id: 'way/90394480' });
});

it('caches identical requests', async () => {
  const geocoder = nominatimGeocoder(server.url);
  const before = server.requested.length;
  expect(await geocoder.search('kiln', 10)).toEqual(await geocoder.search('kiln', 10));
  expect(server.requested.length - before).toBe(1);
});

it('returns nothing when the server fails and retries on the next request', async () => {
  const geocoder = nominatimGeocoder(server.url);
  await expect(geocoder.search('trouble', 10)).rejects.toThrow(GeocoderSilent);
  await expect(geocoder.search('trouble', 10)).rejects.toThrow(GeocoderSilent);
  expect(server.requested.filter((request) => request.includes('q=trouble'))).toHaveLength(2);
});

it('returns nothing when the server is unreachable', async () => {
  const gone = await nominatimServer();
  await gone.close();
  await expect(nominatimGeocoder(gone.url).search('London', 10)).rejects.toThrow(GeocoderSilent);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { GeocoderSilent } from '../geocoder.ts';
import { type NominatimServer, nominatimServer } from '../testing/nominatim-server.ts';
import { nominatimGeocoder } from './nominatim.ts';

let server: NominatimServer;
beforeAll(async () => {
  server = await nominatimServer();
});
afterAll(() => server.close());

it('asks for jsonv2 with the parts of addresses, and reads them', async () => {
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
  expect(server.asked.at(-1)).toBe(
    '/nominatim/search?q=London&limit=10&format=jsonv2&addressdetails=1',
  );
});

it('knows an answer that holds an error as no address', async () => {
  const geocoder = nominatimGeocoder(server.url);
  expect(await geocoder.reverse(-80, 0)).toBeNull();
  expect(await geocoder.reverse(-33.9, 151.2)).toMatchObject({ id: 'way/90394480' });
});

it('asks the same only once', async () => {
  const geocoder = nominatimGeocoder(server.url);
  const before = server.asked.length;
  expect(await geocoder.search('kiln', 10)).toEqual(await geocoder.search('kiln', 10));
  expect(server.asked.length - before).toBe(1);
});

it('is silent when the server fails, and asks again afterwards', async () => {
  const geocoder = nominatimGeocoder(server.url);
  await expect(geocoder.search('trouble', 10)).rejects.toThrow(GeocoderSilent);
  await expect(geocoder.search('trouble', 10)).rejects.toThrow(GeocoderSilent);
  expect(server.asked.filter((asked) => asked.includes('q=trouble'))).toHaveLength(2);
});

it('is silent when nobody is there', async () => {
  const gone = await nominatimServer();
  await gone.close();
  await expect(nominatimGeocoder(gone.url).search('London', 10)).rejects.toThrow(GeocoderSilent);
});

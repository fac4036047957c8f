import { nominatimGeocoder } from '@waybill/adapters/nominatim/nominatim';
import { geocodeReverse, geocodeSearch, geocodeV2 } from '@waybill/contract/lookups/endpoints';
import type { ErrorBody } from '@waybill/contract/envelope';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type NominatimServer,
  nominatimServer,
} from '../../../../../../adapters/testing/nominatim-server.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { mapFilterOf, meets } from '../domain/map-filter.ts';
import { conditionOf } from '../sql.ts';
import { addLocalities } from '../../locations/reference-data.ts';

let suburb: TestApp;
let kim: Caller;
beforeAll(async () => {
  suburb = await openTestApp();
  kim = await suburb.acme.as('kim');
});
afterAll(() => suburb.close());

const mascot = {
  lat: '-33.926',
  lon: '151.193',
  display_name: 'Mascot, New South Wales, 2020, Australia',
  address: {
    suburb: 'Mascot',
    state: 'New South Wales',
    'ISO3166-2-lvl4': 'AU-NSW',
    postcode: '2020',
    country: 'Australia',
    country_code: 'au',
  },
};

describe('geocoding with the built-in table of localities', () => {
  it("returns places in Nominatim's bare format, ten at most", async () => {
    expect(await kim.call(geocodeSearch, { q: 'mascot' })).toEqual([mascot]);
    const { body } = await kim.send(geocodeSearch, { q: 's' });
    expect(JSON.parse(body)).toHaveLength(10);
  });

  it('accepts q in the query and in a JSON body, with or without trailing slash', async () => {
    const query = (url: string, payload?: object) =>
      suburb.app.server.inject({
        method: 'POST',
        url,
        headers: { host: suburb.acme.host, authorization: `Bearer ${kim.token}` },
        ...(payload && { payload }),
      });
    const replies = [
      await query('/api/route/geocode/?q=mascot'),
      await query('/api/route/geocode', { q: 'mascot' }),
    ];
    expect(replies.map((reply) => reply.json<unknown>())).toEqual([[mascot], [mascot]]);
    const reverse = await query('/api/route/geocode/reverse', { lat: -33.93, lon: 151.19 });
    expect(reverse.json()).toEqual(mascot);
  });

  it('finds the locality of a complete address', async () => {
    const [place] = await kim.call(geocodeSearch, { q: '9 Wharf Rd, Mascot NSW 2020, Australia' });
    expect(place).toEqual(mascot);
    expect(await kim.call(geocodeSearch, { q: 'Xyzzy, NSW' })).toEqual([]);
  });

  it('rejects an empty search and coordinates out of range', async () => {
    await expect(kim.call(geocodeSearch, { q: ' ' })).rejects.toMatchObject({ status: 400 });
    const { status, body } = await kim.send(geocodeReverse, { lat: 91, lon: 0 });
    const { error } = JSON.parse(body) as { error: ErrorBody };
    expect([status, error.validationErrors?.[0]?.members]).toEqual([400, ['lat']]);
  });

  it('returns the nearest locality, and an error as text when none is near [err-026]', async () => {
    expect(await kim.call(geocodeReverse, { lat: -33.93, lon: 151.19 })).toEqual(mascot);
    const atSea = await kim.send(geocodeReverse, { lat: -45, lon: -160 });
    expect([atSea.status, JSON.parse(atSea.body)]).toEqual([200, { error: 'Unable to geocode' }]);
  });

  it('finds the nearest place across the date line', async () => {
    const source = 'test';
    const taveuni = { countryCode: 'FJ', suburb: 'Taveuni', postCode: '', stateCode: '' };
    await addLocalities(adminQuery(suburb.adminUrl), [
      { ...taveuni, latitude: -16.85, longitude: -179.98, source },
    ]);
    const nearest = await kim.call(geocodeReverse, { lat: -16.8, lon: 179.98 });
    expect(nearest).toMatchObject({ display_name: 'Taveuni, Fiji' });
  });

  it('filters the v2 search by conditions', async () => {
    const found = await kim.call(geocodeV2, { q: 'bondi', filter_by: 'postcode:=2022' });
    expect(found).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        label: 'Bondi Junction NSW 2022',
        location: [expect.closeTo(-33.89, 1), expect.closeTo(151.25, 1)],
        suburb: 'Bondi Junction',
        postcode: '2022',
        state: 'NSW',
      },
    ]);
    const all = await kim.call(geocodeV2, { q: '*', filter_by: 'state:=[ACT,NT]' });
    expect(all).toHaveLength(10);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['ACT', 'NT']));
    const wrong = await kim.send(geocodeV2, { q: 'bondi', filter_by: 'street:=x' });
    expect([wrong.status, wrong.body]).toEqual([400, expect.stringContaining('filter_by')]);
  });

  it('filters in SQL as it does on geocoder responses', async () => {
    type Row = { postcode: string; suburb: string; state: string; countryCode: string };
    const rows = await suburb.acme.rows<Row>(sql`
      select post_code as postcode, suburb, coalesce(nullif(state_code, ''), state) as state,
        country_code as "countryCode"
      from lookups.location l
    `);
    for (const text of [
      'suburb:north && state:!=[NSW, VIC]',
      'postcode:[2000,3000] || (suburb:=mascot && countryCode:au)',
      'state:=NT || suburb:port',
    ]) {
      const filter = mapFilterOf(text);
      const met = rows.filter((row) => meets(filter, row)).length;
      const [counted] = await suburb.acme.rows<{ n: number }>(
        sql`select count(*)::int as n from lookups.location l where ${conditionOf(filter)}`,
      );
      expect([met > 0, counted?.n]).toEqual([true, met]);
    }
  });
});

describe('geocoding with a Nominatim server', () => {
  let server: NominatimServer;
  let other: TestApp;
  let lena: Caller;
  beforeAll(async () => {
    server = await nominatimServer();
    other = await openTestApp({ geocoder: nominatimGeocoder(server.url) });
    lena = await other.acme.as('lena');
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  it('returns the same shapes, including streets', async () => {
    const [kiln] = await lena.call(geocodeSearch, { q: 'kiln' });
    expect(kiln).toMatchObject({ lat: '-33.9063', address: { road: 'Kiln Street' } });
    expect(await lena.call(geocodeV2, { q: 'kiln', filter_by: 'state:=NSW' })).toEqual([
      {
        id: 'way/90394480',
        label: '14 Kiln Street, Alexandria NSW 2015',
        location: [-33.9063, 151.1957],
        addressLine1: '14 Kiln Street',
        suburb: 'Alexandria',
        postcode: '2015',
        state: 'NSW',
      },
    ]);
    expect(await lena.call(geocodeV2, { q: 'kiln', filter_by: 'state:=VIC' })).toEqual([]);
  });

  it('returns a miss as text, and 503 when it does not respond', async () => {
    expect(await lena.call(geocodeReverse, { lat: -80, lon: 0 })).toEqual({
      error: 'Unable to geocode',
    });
    const silent = lena.call(geocodeSearch, { q: 'trouble' });
    await expect(silent).rejects.toMatchObject({
      status: 503,
      error: { code: 1010, message: expect.stringContaining('address service') as string },
    });
  });
});

import * as lookups from '@waybill/contract/lookups/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { addLocalities } from '../reference-data.ts';
import { holidaysIn, localityOf } from '../../public.ts';
import { adminQuery } from '#platform/db/connection.ts';

let suburb: TestApp;
beforeAll(async () => {
  suburb = await openTestApp();
});
afterAll(() => suburb.close());

const search = async (args: object): Promise<string[]> => {
  const { items } = await suburb.acme.guest.call(lookups.searchLocations, args);
  return items.map(({ suburb, postCode, stateCode }) => `${suburb} ${stateCode} ${postCode}`);
};

describe('searching for a location', () => {
  it('requires no sign-in and finds by the beginning of the suburb', async () => {
    expect(await search({ search: 'bondi' })).toEqual([
      'Bondi NSW 2026',
      'Bondi Beach NSW 2026',
      'Bondi Junction NSW 2022',
    ]);
  });

  it('finds by postcode, and by suburb and postcode in either order', async () => {
    const both = [await search({ search: '2020' }), await search({ search: 'MASCOT 20' })];
    expect(both).toEqual([['Mascot NSW 2020'], ['Mascot NSW 2020']]);
    expect(await search({ search: '2020, mascot nsw' })).toEqual(['Mascot NSW 2020']);
  });

  it('ranks exact names before names with the same beginning', async () => {
    const [first, ...others] = await search({ search: 'sydney' });
    expect(first).toBe('Sydney NSW 2000');
    expect(others.every((other) => other.includes('Sydney'))).toBe(true);
  });

  it('accepts suburb and postcode as separate fields', async () => {
    expect(await search({ suburb: 'Mas', postCode: '2020', countryCode: 'au' })).toEqual([
      'Mascot NSW 2020',
    ]);
    expect(await search({ suburb: 'Mas', postCode: '2020', countryCode: 'NZ' })).toEqual([]);
  });

  it('offers what a misspelt name may mean, where nothing has that name', async () => {
    const sought = { search: 'melborne 3000' };
    const { items } = await suburb.acme.guest.call(lookups.searchLocations, sought);
    expect(items[0]).toMatchObject({
      suburb: 'Melbourne',
      postCode: '3000',
      attributes: { match: 'Similar' },
    });
    expect(await search({ search: 'xyzzyq' })).toEqual([]);
  });

  it('returns nothing for empty input and treats wildcards literally', async () => {
    const found = [await search({}), await search({ search: '%' }), await search({ search: '_' })];
    expect(found).toEqual([[], [], []]);
  });

  it('returns at most twenty, with all their details', async () => {
    const { items } = await suburb.acme.guest.call(lookups.getLocations, { search: 's' });
    expect(items).toHaveLength(20);
    const found = await suburb.acme.guest.call(lookups.getLocations, { search: 'mascot' });
    expect(found.items).toEqual([
      {
        id: expect.any(Number),
        suburb: 'Mascot',
        postCode: '2020',
        state: 'New South Wales',
        stateCode: 'NSW',
        country: 'Australia',
        countryCode: 'AU',
        attributes: {
          id: expect.any(String),
          country: 'Australia',
          state: 'New South Wales',
          stateCode: 'NSW',
          timezone: 'Australia/Sydney',
          latitude: '-33.926',
          longitude: '151.193',
        },
      },
    ]);
  });
});

describe('localityOf', () => {
  it('finds a place in any case, with the time zone of places that have their own', async () => {
    await addLocalities(adminQuery(suburb.adminUrl), [
      {
        countryCode: 'AU',
        suburb: 'Silverton',
        postCode: '2880',
        stateCode: 'NSW',
        latitude: null,
        longitude: null,
        source: 'test',
      },
    ]);
    const place = { countryCode: 'au', postCode: '2880', suburb: 'SILVERTON' };
    const known = await suburb.acme.inTransaction((db) => localityOf(db, place));
    expect(known).toEqual({
      countryCode: 'AU',
      postCode: '2880',
      suburb: 'Silverton',
      stateCode: 'NSW',
      latitude: null,
      longitude: null,
      timezone: 'Australia/Broken_Hill',
    });
    const unknown = { ...place, suburb: 'Nowhere' };
    expect(await suburb.acme.inTransaction((db) => localityOf(db, unknown))).toBeUndefined();
  });
});

describe('holidaysIn', () => {
  it('returns the holidays of the requested states', async () => {
    const isHoliday = await suburb.acme.inTransaction((db) =>
      holidaysIn(db, ['VIC'], { from: localDate('2026-10-01'), to: localDate('2026-12-31') }),
    );
    const days = ['2026-10-05', '2026-11-03', '2026-11-04', '2026-12-25'].map(localDate);
    expect(days.map(isHoliday)).toEqual([false, true, false, true]);
  });
});

describe('fixed lists', () => {
  it('countries are found by code and name, and all are returned without a filter', async () => {
    const { guest } = suburb.acme;
    const all = await guest.call(lookups.getCountry);
    expect(all.items).toHaveLength(249);
    const { items } = await guest.call(lookups.getCountry, { filter: 'au' });
    expect(items[0]).toEqual({
      id: 36,
      countryName: 'Australia',
      countryCode: 'AU',
      formalName: 'Commonwealth of Australia',
      ianaCountryCode: 'AU',
      currencyCode: 'AUD',
      currencyName: 'Australian Dollar',
    });
  });

  it('package types are specific to the tenant', async () => {
    const acme = await suburb.acme.guest.call(lookups.getAllPackageTypes);
    const borealis = await suburb.borealis.guest.call(lookups.getAllPackageTypes);
    const [carton] = acme.items;
    expect(carton).toMatchObject({ name: 'Carton', description: 'A box of cardboard' });
    const id = carton?.id ?? 0;
    expect(await suburb.acme.guest.call(lookups.getPackageType, { id })).toEqual(carton);
    expect(borealis.items.map((type) => type.id)).not.toContain(id);
    const other = suburb.borealis.guest.call(lookups.getPackageType, { id });
    await expect(other).rejects.toMatchObject({ status: 404 });
  });

  it('attributes include those of carriers only for users who may see carriers', async () => {
    const [kim, oto] = [await suburb.acme.as('kim'), await suburb.acme.as('oto')];
    const { items } = await kim.call(lookups.getAttributes, { filter: 'MANUAL' });
    const manual = { group: 'Carrier', subGroup: 'MANUAL' };
    expect(items).toEqual([
      { ...manual, key: 'trackingUrl', displayName: 'Tracking address', dataType: 'text' },
      { ...manual, key: 'rateCardId', displayName: 'Rate card', dataType: 'list' },
    ]);
    const groups = async (caller: Caller) =>
      new Set((await caller.call(lookups.getAttributes, {})).items.map(({ group }) => group));
    expect(await groups(kim)).toEqual(new Set(['Location', 'Carrier']));
    expect(await groups(oto)).toEqual(new Set(['Location']));
  });

  it('locations have exactly the listed attributes', async () => {
    const kim = await suburb.acme.as('kim');
    const [mascot] = (await kim.call(lookups.searchLocations, { search: 'mascot' })).items;
    const { items } = await kim.call(lookups.getAttributes, { filter: 'Location' });
    expect(Object.keys(mascot?.attributes ?? {}).toSorted()).toEqual(
      items.map(({ key }) => key).toSorted(),
    );
  });

  it('kinds of insurance require sign-in', async () => {
    const kim = await suburb.acme.as('kim');
    const { items } = await kim.call(lookups.getInsuranceTypes);
    expect(items.map(({ type }) => type)).toEqual([
      'Standard',
      'Premium',
      'ATIStandard',
      'ATIPremium',
    ]);
    const guest = suburb.acme.guest.call(lookups.getInsuranceTypes);
    await expect(guest).rejects.toMatchObject({ status: 401 });
  });
});

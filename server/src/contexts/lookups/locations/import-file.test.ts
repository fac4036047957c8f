import * as lookups from '@waybill/contract/lookups/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { importPostalFile } from './import-file.ts';
import { locationsLike } from './sql.ts';

let suburb: TestApp;
beforeAll(async () => {
  suburb = await openTestApp();
});
afterAll(() => suburb.close());

const row = (postCode: string, place: string, latitude: string, longitude: string): string =>
  ['XX', postCode, place, 'State', 'ST', '', '', '', '', latitude, longitude, ''].join('\t');

const rowCount = 18_000;

/** A file as large as a country's: places Aab, Aac …, every tenth without coordinates. */
const file = Array.from({ length: rowCount }, (_, i) => {
  const name = [i, i / 26, i / 676, i / 17_576]
    .map((part) => String.fromCodePoint(97 + (Math.floor(part) % 26)))
    .toReversed()
    .join('');
  const isKnown = i % 10 !== 9;
  return row(String(1000 + (i % 9000)), `Q${name}`, isKnown ? '-30.5' : '', isKnown ? '150.5' : '');
});

describe('importing a postal-code file', () => {
  it('saves valid rows, returns invalid ones by line, and finds the saved ones', async () => {
    const wrong = ['XX\tno columns', row('1000', 'Nowhere', '95', '10')];
    const text = [...file, ...wrong, file[0]].join('\n');
    const imported = await importPostalFile(suburb.adminUrl, text);
    expect(imported).toEqual({
      read: rowCount,
      written: rowCount,
      duplicates: 1,
      errors: [
        { line: rowCount + 1, message: expect.stringContaining('12 columns') },
        { line: rowCount + 2, message: expect.stringContaining('Latitude') },
      ],
    });
    const search = { search: 'qaab', countryCode: 'XX' };
    const { items } = await suburb.acme.guest.call(lookups.searchLocations, search);
    const letters = 'abcdefghijklmnopqrst'.split('');
    expect(items.map(({ suburb }) => suburb)).toEqual(letters.map((initial) => `Qaab${initial}`));
  });

  it('is searched through the word index', async () => {
    const sought = { countryCode: 'XX', words: ['qaab'], postCode: null, suburb: null, limit: 20 };
    const plan = await suburb.acme.inTransaction((db) =>
      locationsLike(
        { ...db, scope: db.scope, many: (query) => db.many(sql`explain ${query}`) },
        sought,
      ),
    );
    expect(JSON.stringify(plan)).toContain('location_by_words');
  });

  it('changes nothing the second time and updates moved places', async () => {
    const again = await importPostalFile(suburb.adminUrl, file.join('\n'));
    expect(again).toMatchObject({ read: rowCount, written: 0 });
    const moved = [row('1000', 'QAAAA', '-31', '151'), row('1001', 'Qaaab', '', '')];
    const { written } = await importPostalFile(suburb.adminUrl, moved.join('\n'));
    expect(written).toBe(1);
    const search = { search: 'qaaaa' };
    const { items } = await suburb.acme.guest.call(lookups.searchLocations, search);
    expect(items).toMatchObject([{ suburb: 'Qaaaa', attributes: { latitude: '-31' } }]);
  });
});

import {
  createRateCard,
  createRateService,
  exportRate,
  exportZone,
  getZones,
  importRate,
  importZone,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { dice, testTimeout, sized } from '#testing/sized.ts';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

/** Faulty or malicious files and their outcomes. */
let suburb: TestApp;
let ada: Caller;
beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
});
afterAll(() => suburb.close());

const upload = (bytes: Uint8Array | string, name = 'card.csv') => ({
  file: { name, type: 'text/csv', bytes: Buffer.from(bytes as string) },
});
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const fileOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');

const zoneHeads = ['zoneCode', 'parentCode', 'postCode', 'suburb', 'countryCode'];
const goodZone = ['SYD', 'NSW', '2000', 'Sydney', 'AU'];
const rateHeads = (
  'serviceCode fromZone toZone calculationMethod reciprocal accumulative minimum cubicAllowance ' +
  'cutOffTime transitTime effectiveDate expireDate rateType1 break1 basic1 value1 child1'
).split(' ');
const goodRate =
  'EXP SYD SYD PerKg no yes 9.5 250 16:00 2 2026-01-01 2026-07-01 PerUnit 0 7.5 0.26 '.split(' ');

/** Creates a card that sells EXP in the zone SYD. */
async function smallCard(code: string): Promise<string> {
  const { id } = await ada.call(createRateCard, { ratecard: { code, name: code } });
  const rateservice = { rateCardId: id, code: 'EXP', name: 'Express' };
  await ada.call(createRateService, { rateservice });
  await ada.call(importZone, { rateCardId: id }, upload(fileOf([zoneHeads, goodZone])));
  return id;
}

/** Malicious or misplaced cell values. */
const hostile = [
  ['=1+1', "'=1", "''@SUM(A1)", '+61', '-', '\t', 'a\r\nb', 'a;b', '"', '\u2028', '\u202e'],
  ['__proto__', 'constructor', 'ß', 'İ', 'ŉ', '\uFEFFx', '😀', 'x'.repeat(100_000), '', ' '],
  ['-0', '1e308', '9'.repeat(400), '-1', '0.0000000001', '1000000.1', 'NaN', '12,5'],
  ['2026-02-30', '0000-01-01', '9999-12-31', '99:99'],
  ['{}', '[]', '[null]', '{"__proto__":1}', '['.repeat(50_000), '[{"value":1e999}]'],
].flat();

describe('a cell with unexpected content', () => {
  it.each([
    ['zones', importZone, zoneHeads, goodZone],
    ['rates', importRate, rateHeads, goodRate],
  ] as const)(
    'is accepted or returned as invalid when %s are imported',
    testTimeout,
    async (what, endpoint, heads, good) => {
      const rateCardId = await smallCard(`CELLS-${what}`);
      const rows = heads.flatMap((_, at) => hostile.map((cell) => good.with(at, cell)));
      for (const row of rows) {
        const reply = await ada.send(endpoint, { rateCardId }, upload(fileOf([heads, row])));
        expect([reply.status, row.map((cell) => cell.slice(0, 20))]).toEqual([
          200,
          expect.anything(),
        ]);
      }
    },
  );
});

describe('a file that is not a table', () => {
  const nul = 'The file contains the NUL character. Save it again and retry.';
  const head = `${zoneHeads.join(',')}\r\n`;

  it.each([
    ['empty but for its mark', '\uFEFF', 'The file is empty. It needs a header row.'],
    ['with NUL in a cell', `${head}A\0B,,2000,,AU`, nul],
    ['with NUL in a head', `${head.trim()},a\0b\r\nA,,2000,,AU,`, nul],
    ['with two heads alike', `${head.trim()},ZoneCode`, 'Two columns are named “zonecode”.'],
    [
      'with more columns than a spreadsheet has',
      `${head.trim()}${',h'.repeat(20_000)}`,
      'The file has more than 16384 columns.',
    ],
  ])('is rejected as a whole: %s', async (_, text, message) => {
    const rateCardId = await ada.call(getZones, {}).then(({ items }) => items[0]?.rateCardId ?? '');
    await expect(ada.call(importZone, { rateCardId }, upload(text))).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ message, members: ['file'] }] },
    });
  });

  it('is rejected as a whole: a workbook with NUL', async () => {
    const rateCardId = await smallCard('NUL');
    const book = await workbook([
      ['zoneCode', 'postCode'],
      ['A_x0000_B', '2000'],
    ]);
    await expect(
      ada.call(importZone, { rateCardId }, upload(book, 'a.xlsx')),
    ).rejects.toMatchObject({ status: 400, error: { validationErrors: [{ message: nul }] } });
  });
});

describe('a file meant to exhaust the server', () => {
  it('with deeply nested zones returns those that are too deep', testTimeout, async () => {
    const rateCardId = await smallCard('CHAIN');
    const count = sized(20_000);
    const chain = Array.from({ length: count }, (_, at) => [`D${at}`, `D${at + 1}`, '', '', '']);
    const down = await ada.call(importZone, { rateCardId }, upload(fileOf([zoneHeads, ...chain])));
    expect(down.errors.length).toBe(count - 20);
    expect(down.errors[0]?.messages).toEqual(['Zone D0 is nested more than 20 levels deep.']);
    const up = [zoneHeads, ...chain.toReversed()];
    expect(await ada.call(importZone, { rateCardId }, upload(fileOf(up)))).toMatchObject({
      inserted: 0,
      errors: { length: count - 20 },
    });
    const below = [zoneHeads, [`D${count}`, 'OUTER', '', '', '']];
    const sunk = await ada.call(importZone, { rateCardId }, upload(fileOf(below)));
    expect(sunk.errors.map(({ messages }) => messages)).toEqual([
      [`Zone D${count} is nested more than 20 levels deep.`],
    ]);
  });

  it('with many columns and short rows imports the values present', testTimeout, async () => {
    const rateCardId = await smallCard('WIDE');
    const wide = Array.from({ length: 16_000 }, (_, at) => `note${at}`).join(',');
    const rows = Array.from({ length: sized(20_000) }, (_, at) => `Z${at},${1000 + (at % 9000)}`);
    const text = [`zoneCode,postCode,${wide}`, ...rows].join('\r\n');
    const { inserted, errors } = await ada.call(importZone, { rateCardId }, upload(text));
    expect([inserted, errors]).toEqual([rows.length, []]);
  });
});

describe('an exported file', () => {
  it(
    'can be imported and exported again unchanged, whatever it contains',
    testTimeout,
    async () => {
      const [first, second] = [await smallCard('OUT'), await smallCard('IN')];
      const seed = Date.now() % 2 ** 31;
      const roll = dice(seed);
      const signs = Array.from(`=+-@'";,\t\r\n |aßŁ😀0`);
      const word = (most: number) =>
        Array.from({ length: 1 + roll(most) }, () => signs[roll(signs.length)]).join('');
      const rows = Array.from({ length: sized(10_000) }, (_, at) => [
        word(12),
        word(12),
        `${3000 + at}${word(3)}`,
        word(20),
        'NZ',
      ]);
      const came = await ada.call(
        importZone,
        { rateCardId: first },
        upload(fileOf([zoneHeads, ...rows])),
      );
      expect([seed, came.inserted > rows.length / 2]).toEqual([seed, true]);
      const zones = await ada.call(exportZone, { rateCardId: first });
      const again = await ada.call(importZone, { rateCardId: second }, upload(zones));
      expect([seed, again.errors]).toEqual([seed, []]);
      expect(await ada.call(exportZone, { rateCardId: second })).toBe(zones);
      const codes = [...new Set(rows.map(([code = '']) => code))].slice(0, 200);
      const lanes = codes.map((code) => goodRate.with(1, code));
      await ada.call(importRate, { rateCardId: first }, upload(fileOf([rateHeads, ...lanes])));
      const rates = await ada.call(exportRate, { rateCardId: first });
      expect(rates.split('\r\n').length).toBeGreaterThan(50);
      await ada.call(importRate, { rateCardId: second }, upload(rates));
      expect(await ada.call(exportRate, { rateCardId: second })).toBe(rates);
    },
  );
});

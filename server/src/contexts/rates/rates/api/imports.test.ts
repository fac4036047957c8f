import {
  createRateCard,
  createRateService,
  exportRate,
  exportZone,
  getRates,
  getZoneLocations,
  getZones,
  importRate,
  importZone,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '#testing/files/workbook.ts';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let suburb: TestApp;
let ada: Caller;
beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
});
afterAll(() => suburb.close());

const csv = (lines: readonly string[]) => ({
  file: { name: 'card.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\r\n')) },
});

const zonesHead = 'zoneCode,parentCode,postCode,suburb,countryCode';
const ratesHead =
  'serviceCode,fromZone,toZone,calculationMethod,reciprocal,accumulative,minimum,' +
  'cubicAllowance,cutOffTime,transitTime,effectiveDate,expireDate,' +
  'rateType1,break1,basic1,value1,child1,rateType2,break2,basic2,value2,child2';

/** Creates an empty card that sells EXP. */
async function emptyCard(code: string): Promise<string> {
  const { id } = await ada.call(createRateCard, { ratecard: { code, name: code } });
  await ada.call(createRateService, {
    rateservice: { rateCardId: id, code: 'EXP', name: 'Express' },
  });
  return id;
}

const zonesOf = (rateCardId: string, lines: readonly string[]) =>
  ada.call(importZone, { rateCardId }, csv([zonesHead, ...lines]));

const ratesOf = (rateCardId: string, lines: readonly string[]) =>
  ada.call(importRate, { rateCardId }, csv([ratesHead, ...lines]));

describe('importing zones', () => {
  it('returns Australian postcodes without four digits; other rules hold elsewhere', async () => {
    const { inserted, errors } = await zonesOf(await emptyCard('POSTCODES'), [
      'TAS,,70O0,,AU',
      'NT,,800,,AU',
      'NZ,,0610,,NZ',
      'UK,,SW1A 1AA,,GB',
    ]);
    expect([inserted, errors.map(({ details, messages }) => [details, ...messages])]).toEqual([
      3,
      [['Line 2', 'An Australian postcode has 4 digits, not “70O0”']],
    ]);
  });

  it('keeps valid rows and returns the others by line', async () => {
    const rateCardId = await emptyCard('ZONES');
    const result = await zonesOf(rateCardId, [
      'NSW,,2000,,AU',
      'syd,NSW,2000,Sydney,AU',
      'SYD,NSW,2010,,AU',
      'MEL,,2010,,AU',
      ',,3000,,AU',
      'MEL,,3000,,AUS',
      'VIC,,,,',
    ]);
    const { errors, returned } = result;
    expect(result).toMatchObject({ total: 7, inserted: 4, updated: 0 });
    expect(returned.map(({ zoneCode, postCode }) => [zoneCode, postCode])).toEqual([
      ['MEL', '2010'],
      ['', '3000'],
      ['MEL', '3000'],
    ]);
    expect(errors).toMatchObject([
      {
        index: 4,
        code: 'MEL',
        messages: ['2010 is already in zone SYD.'],
        details: 'Line 5',
        validationErrors: [
          { message: '2010 is already in zone SYD.', members: ['postCode', 'suburb'] },
        ],
      },
      {
        index: 5,
        code: null,
        messages: ['zoneCode is required'],
        details: 'Line 6',
        validationErrors: [{ message: 'zoneCode is required', members: ['zoneCode'] }],
      },
      {
        index: 6,
        code: 'MEL',
        messages: ['countryCode must be two letters'],
        details: 'Line 7',
        validationErrors: [
          { message: 'countryCode must be two letters', members: ['countryCode'] },
        ],
      },
    ]);
    const { items } = await ada.call(getZones, { rateCardId });
    const codes = new Map(items.map(({ id, code }) => [id, code]));
    expect(
      items.map((zone) => [zone.code, codes.get(zone.parentId ?? '') ?? null, zone.locationCount]),
    ).toEqual([
      ['NSW', null, 1],
      ['SYD', 'NSW', 2],
      ['VIC', null, 0],
    ]);
  });

  it('changes nothing the second time, and accepts its own export [proto-016]', async () => {
    const [first, second] = [await emptyCard('Z1'), await emptyCard('Z2')];
    await zonesOf(first, ['NSW,,2000,,AU', 'SYD,NSW,2000,Sydney,AU', 'LATER,,,,']);
    const text = await ada.call(exportZone, { rateCardId: first });
    const again = await ada.call(importZone, { rateCardId: first }, csv([text]));
    const copied = await ada.call(importZone, { rateCardId: second }, csv([text]));
    expect([
      again,
      copied.errors,
      await ada.call(exportZone, { rateCardId: second }),
    ]).toMatchObject([{ total: 3, inserted: 0, updated: 3, errors: [] }, [], text]);
  });
});

describe('importing rates', () => {
  it('accepts 5,000 rows, keeps the valid ones and returns the others by line', async () => {
    const rateCardId = await emptyCard('LARGE');
    const zones = Array.from({ length: 71 }, (_, at) => `Z${at},,${1000 + at},,AU`);
    await zonesOf(rateCardId, zones);
    const lanes = Array.from({ length: 5000 }, (_, at) => {
      const [from, to] = [`Z${Math.floor(at / 71)}`, `Z${at % 71}`];
      const bands = 'PerUnit,0,7.5,0.26,,PerUnit,100,0,0.2,';
      return `EXP,${from},${to},PerKg,no,yes,9.5,250,16:00,2,2026-01-01,,${bands}`;
    });
    const wrong = [
      'EXP,Z0,NOWHERE,PerKg,,,,,,,2026-01-01,,PerUnit,0,0,1,',
      'NIL,Z0,Z1,PerKg,,,,,,,2026-02-01,,PerUnit,0,0,1,',
      'EXP,Z0,Z1,PerStone,maybe,,x,,,,2026-02-30,,PerUnit,0,0,-1,',
      'EXP,Z0,Z0,PerKg,,,,,,,2026-01-01,,PerUnit,0,0,1,',
      'EXP,Z0,Z0,PerKg,,,,,,,2026-03-01,2026-02-01,Minimum,0,0,1,',
    ];
    const result = await ratesOf(rateCardId, [...lanes, ...wrong]);
    const { errors } = result;
    expect(result).toMatchObject({ total: 5005, inserted: 5000, updated: 0 });
    expect(
      errors.map(({ index, details, validationErrors }) => [
        index,
        details,
        validationErrors.flatMap(({ members }) => members),
      ]),
    ).toEqual([
      [5001, 'Line 5002', ['toZone']],
      [5002, 'Line 5003', ['serviceCode']],
      [
        5003,
        'Line 5004',
        ['reciprocal', 'minimum', 'calculationMethod', 'effectiveDate', 'value1'],
      ],
      [5004, 'Line 5005', []],
      [5005, 'Line 5006', ['expireDate', 'rateDetails']],
    ]);
    const { totalCount } = await ada.call(getRates, { rateCardId });
    expect(totalCount).toBe(5000);
  });

  it('updates rates of the same service, lane and day, and accepts its own export', async () => {
    const [first, second] = [await emptyCard('R1'), await emptyCard('R2')];
    for (const card of [first, second]) await zonesOf(card, ['A,,2000,,AU', 'B,,3000,,AU']);
    const child = '"[{""rateType"":""PerUnit"",""break"":0,""basic"":0,""value"":1.5}]"';
    const lines = [
      `EXP,A,B,PerKg,yes,no,11,,15:30,1,2026-01-01,2026-07-01,PerUnit,0,7.5,0.26,${child}`,
      'EXP,A,B,Flat,no,no,0,,,,2026-07-01,,Flat,0,0,99.95,',
    ];
    const added = await ratesOf(first, lines);
    const again = await ratesOf(first, lines);
    const text = await ada.call(exportRate, { rateCardId: first });
    await ada.call(importRate, { rateCardId: second }, csv([text]));
    expect([added, again, await ada.call(exportRate, { rateCardId: second })]).toMatchObject([
      { total: 2, inserted: 2, updated: 0, errors: [] },
      { total: 2, inserted: 0, updated: 2, errors: [] },
      text,
    ]);
  });

  it('rejects a file that is not a rate card', async () => {
    const rateCardId = await emptyCard('NOFILE');
    const reply = await ada.send(importRate, { rateCardId }, csv(['hello', 'world']));
    const { error } = JSON.parse(reply.body);
    expect([reply.status, error.validationErrors]).toMatchObject([
      400,
      [
        {
          message: 'The file is missing the column serviceCode, fromZone, toZone, effectiveDate.',
          members: ['file'],
        },
      ],
    ]);
  });
});

describe('rate exports', () => {
  it('return only the header row to guests', async () => {
    const rateCardId = await emptyCard('HIDDEN');
    await zonesOf(rateCardId, ['A,,2000,,AU']);
    const { items } = await ada.call(getZones, { rateCardId });
    const zoneId = items[0]?.id ?? '';
    const { guest } = suburb.acme;
    expect([
      await guest.call(exportZone, { rateCardId }),
      (await guest.call(exportRate, { rateCardId })).split('\r\n').length,
      await guest.call(getZoneLocations, { zoneId }),
    ]).toEqual([`${zonesHead}\r\n`, 2, { items: [], totalCount: 0 }]);
  });
});

describe('a rates workbook', () => {
  const sheet = async (rows: Parameters<typeof workbook>[0]) => ({
    file: { name: 'card.xlsx', type: 'application/octet-stream', bytes: await workbook(rows) },
  });

  it('imports zones and rates like CSV, reads dates and restores lost leading zeros', async () => {
    const rateCardId = await emptyCard('BOOK');
    const zones = await ada.call(
      importZone,
      { rateCardId },
      await sheet([
        ['zoneCode', 'postCode', 'suburb'],
        ['DRW', 800, ''],
        ['SYD', '2000', 'Sydney'],
        ['', '3000', 'Melbourne'],
      ]),
    );
    expect(zones).toMatchObject({
      total: 3,
      inserted: 2,
      heads: ['zoneCode', 'postCode', 'suburb'],
    });
    expect(zones.returned).toEqual([{ zoneCode: '', postCode: '3000', suburb: 'Melbourne' }]);
    const places = await ada.call(getZoneLocations, { filter: "postCode eq '0800'" });
    expect(places.items.some(({ postCode }) => postCode === '0800')).toBe(true);
    const rates = await ada.call(
      importRate,
      { rateCardId },
      await sheet([
        ['serviceCode', 'fromZone', 'toZone', 'calculationMethod', 'effectiveDate', 'value1'],
        ['EXP', 'SYD', 'DRW', 'PerKg', new Date('2026-07-01T00:00:00Z'), 0.62],
      ]),
    );
    expect(rates).toMatchObject({ total: 1, inserted: 1, errors: [] });
    const { items } = await ada.call(getRates, { rateCardId });
    expect(items[0]).toMatchObject({ effectiveDate: '2026-07-01', rateDetails: [{ value: 0.62 }] });
  });

  it('is rejected as a whole when it is invalid', async () => {
    const rateCardId = await emptyCard('BROKEN');
    const file = { name: 'a.xlsx', type: 'text/csv', bytes: Buffer.from('PK\u0003\u0004no') };
    await expect(ada.call(importRate, { rateCardId }, { file })).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['file'] }] },
    });
  });
});

describe('hostile cells', () => {
  it('are imported as text or returned; no spreadsheet runs what is exported', async () => {
    const rateCardId = await emptyCard('HOSTILE');
    const cells = ['=1+1', '+CMD', '-2+3', '@SUM(A1)', '=HYPERLINK("http://x")', 'A"B', 'Ünïcödé'];
    const quoted = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const { errors } = await zonesOf(rateCardId, [
      ...quoted.map((cell) => `${cell},,2000,${cell},AU`),
      '"unclosed,,2000,,AU',
    ]);
    expect(errors).toHaveLength(1);
    const out = await ada.call(exportZone, { rateCardId });
    const lines = out.split('\r\n').slice(1);
    expect(lines.some((line) => /(^|,)"?[=+@-]/.test(line))).toBe(false);
    const again = await emptyCard('HOSTILE-2');
    const file = { name: 'z.csv', type: 'text/csv', bytes: Buffer.from(out) };
    const back = await ada.call(importZone, { rateCardId: again }, { file });
    expect([back.inserted, back.errors]).toEqual([cells.length, []]);
    const codes = async (id: string) =>
      (await ada.call(getZones, { rateCardId: id, maxResultCount: 50 })).items.map(
        ({ code }) => code,
      );
    expect(await codes(again)).toEqual(await codes(rateCardId));
  });
});

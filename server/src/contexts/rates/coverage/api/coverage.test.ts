import { someCartons } from '@waybill/contract/pricing/examples';
import {
  addZoneLocation,
  createRate,
  createRateCard,
  createRateService,
  createZone,
  exportCoverage,
  getCardCoverage,
  getLanesWithoutRate,
  getOverlappingPlaces,
  getUncoveredPlaces,
} from '@waybill/contract/rates/endpoints';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexOf } from '../../pricing/card-cache.ts';
import { price } from '../../pricing/domain/price.ts';
import { cardById } from '../../cards/sql/whole-card.ts';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let place: TestApp;
let ada: Caller;
let rateCardId: string;
let rateServiceId: string;
let zoneIds: Readonly<Record<string, string>>;

const day = '2026-07-01';
const places = (...named: (readonly [postCode: string, suburb?: string])[]) =>
  named.map(([postCode, suburb = '']) => ({ postCode, suburb }));

beforeAll(async () => {
  place = await openTestApp();
  ada = await place.acme.as('ada');
  const ratecard = { code: 'GAPS', name: 'With gaps' };
  rateCardId = (await ada.call(createRateCard, { ratecard })).id;
  const rateservice = { rateCardId, code: 'STD', name: 'Standard' };
  rateServiceId = (await ada.call(createRateService, { rateservice })).id;
  const zone = async (code: string, more: object) =>
    (await ada.call(createZone, { zone: { rateCardId, code, ...more } })).id;
  const east = await zone('EAST', {});
  const syd = await zone('SYD', { parentId: east, locations: places(['2000'], ['2015']) });
  const city = await zone('CITY', { locations: places(['2000', 'sydney']) });
  const inner = await zone('INNER', { parentId: syd, locations: places(['2015', 'Alexandria']) });
  const off = await zone('OFF', { isActive: false, locations: places(['3000']) });
  zoneIds = { east, syd, city, inner, off };
});
afterAll(() => place.close());

const rate = (fromZone: string, toZone: string, more: object = {}) =>
  ada.call(createRate, {
    rate: {
      rateServiceId,
      fromZone,
      toZone,
      calculationMethod: 'Flat',
      effectiveDate: '2026-01-01',
      rateDetails: [{ rateType: 'Flat', break: 0, basic: 0, value: 9 }],
      ...more,
    },
  });
const lanesLeft = async () => {
  const { items } = await ada.call(getLanesWithoutRate, { rateCardId, day, maxResultCount: 50 });
  return items.map(({ fromZone, toZone }) => `${fromZone}-${toZone}`);
};

describe("gaps in a card's coverage", () => {
  it('list known places in no active zone', async () => {
    const all = await ada.call(getUncoveredPlaces, { rateCardId, filter: "postCode eq '3000'" });
    expect(all.items.map(({ suburb, stateCode }) => [suburb, stateCode])).toEqual([
      ['Melbourne', 'VIC'],
    ]);
    const inZones = "postCode eq '2000' or postCode eq '2015'";
    const none = await ada.call(getUncoveredPlaces, { rateCardId, filter: inZones });
    expect(none.totalCount).toBe(0);
    const { places: known, covered } = await ada.call(getCardCoverage, { rateCardId, day });
    const { totalCount } = await ada.call(getUncoveredPlaces, { rateCardId });
    expect(known - covered).toBe(totalCount);
  });

  it('list places in two unrelated zones, with the one that is used for pricing', async () => {
    const { items, totalCount } = await ada.call(getOverlappingPlaces, { rateCardId });
    expect([totalCount, items[0]]).toMatchObject([
      1,
      {
        suburb: 'Sydney',
        postCode: '2000',
        zone: { id: zoneIds['city'], code: 'CITY', by: 'suburb' },
        otherZone: { id: zoneIds['syd'], code: 'SYD', by: 'postcode' },
      },
    ]);
    const { overlapping, overlaps } = await ada.call(getCardCoverage, { rateCardId, day });
    expect([overlapping, overlaps]).toMatchObject([1, [{ places: 1, examples: ['Sydney 2000'] }]]);
  });

  it('list lanes between populated zones without a rate on the day', async () => {
    const [lanes] = [['CITY-CITY', 'CITY-INNER', 'CITY-SYD', 'INNER-CITY', 'INNER-INNER']];
    expect((await lanesLeft()).slice(0, 5)).toEqual(lanes);
    await rate('EAST', 'CITY', { reciprocal: true });
    await rate('SYD', 'SYD');
    await rate('CITY', 'CITY', { expireDate: '2026-06-30' });
    // Sydney falls back to the zone of its postcode, which has a rate.
    expect(await lanesLeft()).toEqual([]);
    const newtown = { id: randomUUID(), postCode: '2042', suburb: 'Newtown' };
    await ada.call(addZoneLocation, { zoneId: zoneIds['city'] ?? '', locations: [newtown] });
    expect(await lanesLeft()).toEqual(['CITY-CITY']);
    const query = { rateCardId, day, rateServiceId };
    const { items } = await ada.call(getLanesWithoutRate, query);
    expect(items[0]).toMatchObject({ serviceCode: 'STD', endedOn: '2026-06-30', beginsOn: null });
    const { zones, lanes: all, lanesWithoutRate } = await ada.call(getCardCoverage, query);
    expect({ zones, all, lanesWithoutRate }).toEqual({ zones: 3, all: 9, lanesWithoutRate: 1 });
  });

  it('agree with quotes between any known places of the lanes [P-04]', async () => {
    const { items: gaps } = await ada.call(getLanesWithoutRate, { rateCardId, day });
    const isGap = (from: string, to: string) =>
      gaps.some(({ fromZone, toZone }) => fromZone === from && toZone === to);
    const held = [
      ['CITY', '2000', 'Sydney'],
      ['CITY', '2042', 'Newtown'],
      ['SYD', '2000', 'Sydney'],
      ['SYD', '2015', 'Alexandria'],
      ['INNER', '2015', 'Alexandria'],
    ] as const;
    const unpriced = new Set<string>();
    for (const [from, postCode, suburb] of held) {
      for (const [to, toPostCode, toSuburb] of held) {
        const ends = {
          from: { countryCode: 'AU', postCode, suburb },
          to: { countryCode: 'AU', postCode: toPostCode, suburb: toSuburb },
        };
        const isPriced = await place.acme.inTransaction(async (db) => {
          const card = await cardById(db, rateCardId);
          if (card === undefined) throw new Error('The card is gone');
          return price(await indexOf(db, card), { ...ends, items: someCartons, day }, 'STD')
            .isPriced;
        });
        if (!isPriced) unpriced.add(`${from} ${to}`);
      }
    }
    const zones = ['CITY', 'SYD', 'INNER'];
    const lanes = zones.flatMap((from) => zones.map((to) => [from, to] as const));
    expect(lanes.filter(([from, to]) => isGap(from, to)).map((lane) => lane.join(' '))).toEqual(
      lanes.map((lane) => lane.join(' ')).filter((lane) => unpriced.has(lane)),
    );
    expect(unpriced.size).toBe(1);
  });

  it('are exported as a file each', async () => {
    const report = (name: 'uncovered' | 'overlapping' | 'lanes') =>
      ada.call(exportCoverage, { rateCardId, day, report: name });
    const uncovered = (await report('uncovered')).split('\r\n');
    expect(uncovered[0]).toBe('zoneCode,postCode,suburb,stateCode,countryCode');
    expect(uncovered).toContain(',3000,Melbourne,VIC,AU');
    expect((await report('overlapping')).split('\r\n')[1]).toBe(
      '2000,Sydney,NSW,AU,CITY,suburb,SYD,postcode',
    );
    expect((await report('lanes')).split('\r\n')[1]).toBe('STD,CITY,CITY,2026-06-30,');
  });
});

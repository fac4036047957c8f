import {
  createRateCard,
  createRateService,
  createZone,
  getRateMatrix,
  getRates,
  saveRateMatrix,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let suburb: TestApp;
let ada: Caller;
let rateServiceId: string;

beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
  const card = { ratecard: { code: 'GRID', name: 'In a table' } };
  const { id: rateCardId } = await ada.call(createRateCard, card);
  const rateservice = { rateCardId, code: 'STD', name: 'Standard' };
  rateServiceId = (await ada.call(createRateService, { rateservice })).id;
  for (const code of ['SYD', 'MEL']) await ada.call(createZone, { zone: { rateCardId, code } });
});
afterAll(() => suburb.close());

const set = (effectiveDate: string, ...cells: (readonly [string, string, number])[]) =>
  ada.call(saveRateMatrix, {
    rateServiceId,
    effectiveDate,
    figure: 'value',
    cells: cells.map(([fromZone, toZone, amount]) => ({ fromZone, toZone, amount })),
  });
const selected = async (day: string) => {
  const { zones, rates } = await ada.call(getRateMatrix, { rateServiceId, day });
  return [zones, rates.map(({ fromZone, toZone, value }) => [fromZone, toZone, value])];
};

describe('the rate matrix of a service', () => {
  it('sets many lanes at once, each value from its effective day', async () => {
    const first = await set('2026-01-01', ['SYD', 'MEL', 0.3], ['mel', 'syd', 0.35]);
    const second = await set('2026-07-01', ['SYD', 'MEL', 0.4], ['MEL', 'SYD', 0.35]);
    expect([first, second]).toMatchObject([
      { added: 2, changed: 0 },
      { added: 0, changed: 1 },
    ]);
    const zones = ['MEL', 'SYD'];
    const wayBack = ['MEL', 'SYD', 0.35];
    expect(await selected('2025-12-31')).toEqual([zones, []]);
    expect(await selected('2026-06-30')).toEqual([zones, [wayBack, ['SYD', 'MEL', 0.3]]]);
    expect(await selected('2026-07-01')).toEqual([zones, [wayBack, ['SYD', 'MEL', 0.4]]]);
    expect((await ada.call(getRates, { rateServiceId })).totalCount).toBe(3);
  });

  it('reports which cells could not be set and why, and sets the others', async () => {
    const { added, changed, cells } = await set(
      '2026-08-01',
      ['SYD', 'MEL', 9],
      ['SYD', 'XYZ', 9],
      ['MEL', 'SYD', 0.35],
    );
    expect([added, changed]).toEqual([0, 1]);
    expect(cells.map(({ outcome, reason, amount }) => [outcome, reason, amount])).toEqual([
      ['changed', null, 9],
      ['refused', 'unknownZone', null],
      ['unchanged', null, 0.35],
    ]);
    expect((await ada.call(getRates, { rateServiceId })).totalCount).toBe(4);
  });

  it('shows and sets each rate band, and adds new ones', async () => {
    const at = { rateServiceId, effectiveDate: '2026-08-01', above: 100 };
    const lane = { fromZone: 'SYD', toZone: 'MEL', was: 9 };
    await ada.call(saveRateMatrix, { ...at, figure: 'value', cells: [{ ...lane, amount: 8 }] });
    const query = { rateServiceId, day: '2026-08-01' };
    const bandsOf = async (above: number) => {
      const { breaks, rates } = await ada.call(getRateMatrix, { ...query, above });
      return [breaks, rates.map(({ value, isOwn }) => [value, isOwn])];
    };
    expect(await bandsOf(0)).toEqual([
      [0, 100],
      [
        [0.35, true],
        [9, true],
      ],
    ]);
    expect(await bandsOf(100)).toEqual([
      [0, 100],
      [
        [0.35, false],
        [8, true],
      ],
    ]);
  });

  it('reports a conflict to the second of two concurrent editors', async () => {
    const change = (amount: number) =>
      ada.call(saveRateMatrix, {
        rateServiceId,
        effectiveDate: '2026-09-01',
        figure: 'value',
        cells: [{ fromZone: 'SYD', toZone: 'MEL', amount, was: 9 }],
      });
    const responses = await Promise.all([change(7), change(6)]);
    const cells = responses.flatMap((response) => response.cells);
    expect(cells.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'refused']);
    const refused = cells.find(({ reason }) => reason === 'changedMeanwhile');
    const saved = cells.find(({ outcome }) => outcome === 'changed');
    expect(refused?.amount).toBe(saved?.amount);
  });

  it('keeps both changes when two users set different cells concurrently', async () => {
    const lane = [{ fromZone: 'SYD', toZone: 'MEL', amount: 5 }];
    const at = { rateServiceId, effectiveDate: '2027-01-01', cells: lane };
    await Promise.all([
      ada.call(saveRateMatrix, { ...at, figure: 'minimum' }),
      ada.call(saveRateMatrix, { ...at, figure: 'basic' }),
    ]);
    const { rates } = await ada.call(getRateMatrix, { rateServiceId, day: '2027-01-01' });
    const rate = rates.find(({ fromZone }) => fromZone === 'SYD');
    expect([rate?.minimum, rate?.basic]).toEqual([5, 5]);
  });
});

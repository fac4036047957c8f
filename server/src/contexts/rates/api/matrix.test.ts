import {
  createRateCard,
  createRateService,
  createZone,
  getRateMatrix,
  getRates,
  saveRateMatrix,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestTown, demoTown } from '#testing/town.ts';

let town: TestTown;
let ada: Caller;
let rateServiceId: string;

beforeAll(async () => {
  town = await demoTown();
  ada = await town.acme.as('ada');
  const card = { ratecard: { code: 'GRID', name: 'In a table' } };
  const { id: rateCardId } = await ada.call(createRateCard, card);
  const rateservice = { rateCardId, code: 'STD', name: 'Standard' };
  rateServiceId = (await ada.call(createRateService, { rateservice })).id;
  for (const code of ['SYD', 'MEL']) await ada.call(createZone, { zone: { rateCardId, code } });
});
afterAll(() => town.close());

const set = (effectiveDate: string, ...cells: (readonly [string, string, number])[]) =>
  ada.call(saveRateMatrix, {
    rateServiceId,
    effectiveDate,
    figure: 'value',
    cells: cells.map(([fromZone, toZone, amount]) => ({ fromZone, toZone, amount })),
  });
const shown = async (day: string) => {
  const { zones, rates } = await ada.call(getRateMatrix, { rateServiceId, day });
  return [zones, rates.map(({ fromZone, toZone, value }) => [fromZone, toZone, value])];
};

describe('the table of a service', () => {
  it('sets many lanes at once, each number from its day on', async () => {
    const first = await set('2026-01-01', ['SYD', 'MEL', 0.3], ['mel', 'syd', 0.35]);
    const second = await set('2026-07-01', ['SYD', 'MEL', 0.4], ['MEL', 'SYD', 0.35]);
    expect([first, second]).toEqual([
      { added: 2, changed: 0 },
      { added: 0, changed: 1 },
    ]);
    const zones = ['MEL', 'SYD'];
    const wayBack = ['MEL', 'SYD', 0.35];
    expect(await shown('2025-12-31')).toEqual([zones, []]);
    expect(await shown('2026-06-30')).toEqual([zones, [wayBack, ['SYD', 'MEL', 0.3]]]);
    expect(await shown('2026-07-01')).toEqual([zones, [wayBack, ['SYD', 'MEL', 0.4]]]);
    expect((await ada.call(getRates, { rateServiceId })).totalCount).toBe(3);
  });

  it('names the cells whose zones are unknown, and keeps nothing of them', async () => {
    const refused = set('2026-08-01', ['SYD', 'MEL', 9], ['SYD', 'XYZ', 9]);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['cells[1].toZone'] }] },
    });
    expect((await ada.call(getRates, { rateServiceId })).totalCount).toBe(3);
  });

  it('keeps both when two people set different numbers at once', async () => {
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

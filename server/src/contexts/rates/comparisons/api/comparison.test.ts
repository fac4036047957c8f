import {
  compareRateCards,
  createRateCardVersion,
  createZone,
  deleteRate,
  exportComparison,
  getRateCards,
  getRates,
  getRateServices,
  saveRateMatrix,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let suburb: TestApp;
let ada: Caller;
let rootId: string;
let rateCardId: string;
const day = '2026-12-01';

beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
  rootId = (await ada.call(getRateCards, { filter: 'ACME-ROAD' })).items[0]?.id ?? '';
  const version = { rateCardId: rootId, name: 'To compare' };
  rateCardId = (await ada.call(createRateCardVersion, version)).id;
});
afterAll(() => suburb.close());

const compare = (more: object = {}) =>
  ada.call(compareRateCards, { rateCardId, day, maxResultCount: 50, ...more });

describe('a version compared with its card', () => {
  it('is identical while nothing was changed', async () => {
    const { other, summary, totalCount, distribution } = await compare();
    const { same, ...changed } = summary;
    expect([other.id, totalCount, Object.values(changed)]).toEqual([rootId, 0, [0, 0, 0, 0, 0, 0]]);
    expect(distribution.find(({ above, upTo }) => above === 0 && upTo === 0)?.rates).toBe(same);
  });

  it('shows added, removed, increased and decreased rates lane by lane', async () => {
    const services = await ada.call(getRateServices, { rateCardId, filter: 'Standard' });
    const rateServiceId = services.items[0]?.id ?? '';
    const { items } = await ada.call(getRates, { rateServiceId, sorting: 'fromZone, toZone' });
    const [gone, dearer, cheaper] = items;
    await ada.call(deleteRate, { id: gone?.id ?? '' });
    await ada.call(createZone, { zone: { rateCardId, code: 'NEW' } });
    const lane = (rate: typeof gone, factor: number) => ({
      fromZone: rate?.fromZone ?? '',
      toZone: rate?.toZone ?? '',
      amount: (rate?.rateDetails[0]?.value ?? 0) * factor,
    });
    const cells = [
      lane(dearer, 1.5),
      lane(cheaper, 0.5),
      { fromZone: 'NEW', toZone: 'NEW', amount: 1 },
    ];
    const at = { rateServiceId, effectiveDate: '2026-11-30', figure: 'value' as const };
    await ada.call(saveRateMatrix, { ...at, cells });
    const { summary, items: changes } = await compare();
    expect(summary).toMatchObject({ added: 1, gone: 1, dearer: 1, cheaper: 1, mixed: 0 });
    expect(changes.map(({ kind, fromZone, toZone }) => [kind, fromZone, toZone])).toEqual([
      ['gone', gone?.fromZone, gone?.toZone],
      ['dearer', dearer?.fromZone, dearer?.toZone],
      ['cheaper', cheaper?.fromZone, cheaper?.toZone],
      ['added', 'NEW', 'NEW'],
    ]);
    expect(changes.map(({ least, most }) => [least, most])).toEqual([
      [null, null],
      [0, 50],
      [-50, 0],
      [null, null],
    ]);
    expect(changes[1]?.after?.bands[0]?.value).toBe(cells[0]?.amount);
  });

  it('is filtered, sorted by percentage, paged and exported', async () => {
    const byPercent = await compare({ sorting: '-percent', maxResultCount: 2 });
    expect([byPercent.totalCount, ...byPercent.items.map(({ kind }) => kind)]).toEqual([
      4,
      'dearer',
      'cheaper',
    ]);
    expect((await compare({ search: 'new' })).items.map(({ kind }) => kind)).toEqual(['added']);
    const csv = await ada.call(exportComparison, { rateCardId, day, kind: 'added' });
    expect(csv.split('\r\n')[1]).toMatch(/^STD,NEW,NEW,added,,,,,,.*PerKg,0,0,0,1/);
  });

  it('works between any two cards, in both directions', async () => {
    const { summary } = await compare({ rateCardId: rootId, otherRateCardId: rateCardId });
    expect(summary).toMatchObject({ added: 1, gone: 1, dearer: 1, cheaper: 1 });
  });
});

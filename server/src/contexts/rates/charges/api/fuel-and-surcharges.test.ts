import {
  createFuelLevy,
  createRate,
  createRateCard,
  createRateService,
  createSurcharge,
  createZone,
  deleteFuelLevy,
  deleteSurcharge,
  getFuelLevies,
  getRateCard,
  getSurcharges,
  quoteRates,
  updateFuelLevy,
  updateRateCard,
  updateSurcharge,
} from '@waybill/contract/rates/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let suburb: TestApp;
let ada: Caller;
let rateCardId: string;

beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.borealis.as('bea');
  const ratecard = { code: 'LEVIED', name: 'Levied', isDefault: true };
  rateCardId = (await ada.call(createRateCard, { ratecard })).id;
  const rateservice = { rateCardId, code: 'STD', name: 'Standard' };
  const rateServiceId = (await ada.call(createRateService, { rateservice })).id;
  const locations = [{ postCode: '7000' }];
  await ada.call(createZone, { zone: { rateCardId, code: 'HBA', locations } });
  await ada.call(createRate, {
    rate: {
      fromZone: 'HBA',
      toZone: 'HBA',
      rateServiceId,
      calculationMethod: 'Flat' as const,
      effectiveDate: '2026-01-01',
      rateDetails: [{ rateType: 'Flat' as const, break: 0, basic: 0, value: 100 }],
    },
  });
  const { items } = await ada.call(getFuelLevies, {});
  for (const { id } of items) await ada.call(deleteFuelLevy, { id });
});
afterAll(() => suburb.close());

const metres = (value: number) => ({ value, unit: 'm' });
async function priced(longest = 1) {
  const { quotes, unavailable } = await ada.call(quoteRates, {
    fromAddress: { postCode: '7000' },
    toAddress: { postCode: '7000', addressType: 'Residential' },
    items: [
      {
        length: metres(longest),
        width: metres(0.2),
        height: metres(0.2),
        weight: { value: 5, unit: 'kg' },
        quantity: 2,
      },
    ],
  });
  const [quote] = quotes;
  return {
    lines: quote?.serviceDetails.map((line) => [line.serviceCode, line.amountTaxExclusive]),
    fuel: quote?.explanation.fuel,
    surcharges: quote?.explanation.surcharges,
    reason: unavailable[0]?.reason,
  };
}
const withFuel = (fuel: object[]) => ({
  ratecard: { id: rateCardId, code: 'LEVIED', name: 'Levied', isDefault: true, fuel },
});

describe('a fuel levy', () => {
  it('is charged from its effective day as the card defines, and is explained', async () => {
    const levy = { name: 'Road', percent: 10, effectiveDate: '2026-01-01', source: 'Our site' };
    const { id } = await ada.call(createFuelLevy, { fuellevy: levy });
    await ada.call(createFuelLevy, {
      fuellevy: { ...levy, percent: 99, effectiveDate: '2999-01-01' },
    });
    expect((await priced()).lines).toEqual([
      ['STD', 100],
      ['FUEL', 10],
    ]);
    await ada.call(updateFuelLevy, { fuellevy: { ...levy, id, percent: 12 } });
    const fuel = [{ kind: 'offset', percent: 2, effectiveDate: '2026-01-01' }];
    await ada.call(updateRateCard, withFuel(fuel) as never);
    expect((await priced()).fuel).toEqual({
      percent: 14,
      on: 100,
      amount: 14,
      kind: 'offset',
      policyPercent: 2,
      levies: [{ name: 'Road', percent: 12 }],
    });
    expect((await ada.call(getRateCard, { id: rateCardId })).ratecard.fuel).toEqual(fuel);
    await ada.call(updateRateCard, withFuel([]) as never);
    await ada.call(deleteFuelLevy, { id });
    expect((await priced()).lines).toEqual([['STD', 100]]);
  });

  it('is rejected for a day already in use, and when its dates are reversed', async () => {
    const levy = { name: 'Twice', percent: 1, effectiveDate: '2030-01-01' };
    const { id } = await ada.call(createFuelLevy, { fuellevy: levy });
    await expect(
      ada.call(createFuelLevy, { fuellevy: { ...levy, name: 'TWICE' } }),
    ).rejects.toMatchObject({ status: 409 });
    const turned = { ...levy, id, expireDate: '2029-12-31' };
    await expect(ada.call(updateFuelLevy, { fuellevy: turned })).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['fuellevy.expireDate'] }] },
    });
    await ada.call(deleteFuelLevy, { id });
    await expect(ada.call(deleteFuelLevy, { id })).rejects.toMatchObject({ status: 404 });
    await expect(ada.call(updateFuelLevy, { fuellevy: { ...levy, id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a surcharge', () => {
  const oversize = () => ({
    rateCardId,
    code: 'OVER',
    name: 'Oversize',
    calcMethod: 'Flat' as const,
    value: 30,
    applyOn: 'item' as const,
    condition: { kind: 'longestSide' as const, fromMillimetres: 2000 },
    effectiveDate: '2026-01-01',
  });

  it('is charged when its condition is met, with an explanation', async () => {
    const { id } = await ada.call(createSurcharge, { surcharge: oversize() });
    expect((await priced(1)).lines).toEqual([['STD', 100]]);
    const { lines, surcharges } = await priced(2);
    expect(lines).toEqual([
      ['STD', 100],
      ['OVER', 60],
    ]);
    expect(surcharges).toEqual([
      {
        code: 'OVER',
        name: 'Oversize',
        calcMethod: 'Flat',
        value: 30,
        quantity: 2,
        amount: 60,
        bearsFuel: false,
      },
    ]);
    await ada.call(updateSurcharge, { surcharge: { ...oversize(), id, value: null } });
    expect((await priced(2)).reason).toBe('Oversize is priced on application.');
    const { items } = await ada.call(getSurcharges, { rateCardId });
    expect(items.map(({ code, value }) => [code, value])).toEqual([['OVER', null]]);
    await expect(ada.call(createSurcharge, { surcharge: oversize() })).rejects.toMatchObject({
      status: 409,
    });
    await ada.call(deleteSurcharge, { id });
    await expect(ada.call(deleteSurcharge, { id })).rejects.toMatchObject({ status: 404 });
  });
});

it('hides fuel and surcharges from users who may not maintain rates', async () => {
  const mia = await suburb.acme.as('mia');
  const levy = { name: 'Mine', percent: 1, effectiveDate: '2026-01-01' };
  await expect(mia.call(createFuelLevy, { fuellevy: levy })).rejects.toMatchObject({ status: 403 });
});

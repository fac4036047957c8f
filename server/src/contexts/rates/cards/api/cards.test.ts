import {
  addZoneLocation,
  createRate,
  createRateCard,
  createRateService,
  createZone,
  deleteRate,
  deleteRateCard,
  deleteRateService,
  deleteZone,
  getRateCard,
  getRateCards,
  getRates,
  getRateServices,
  getServiceRate,
  getZone,
  getZoneLocations,
  getZones,
  removeZoneLocation,
  updateRate,
  updateRateCard,
  updateRateService,
  updateZone,
} from '@waybill/contract/rates/endpoints';
import type { Endpoint } from '@waybill/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let suburb: TestApp;
let ada: Caller;
let cardId: string;
let serviceId: string;
let sydney: string;

beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
  const card = await ada.call(createRateCard, { ratecard: { code: 'HAND', name: 'Manual' } });
  cardId = card.id;
  const rateservice = { rateCardId: cardId, code: 'EXP', name: 'Express' };
  serviceId = (await ada.call(createRateService, { rateservice })).id;
  const zone = {
    rateCardId: cardId,
    code: 'syd',
    locations: [{ postCode: '2000', suburb: 'Sydney', countryCode: 'AU' }],
  };
  sydney = (await ada.call(createZone, { zone })).id;
  await ada.call(createZone, {
    zone: { rateCardId: cardId, code: 'MEL', locations: [{ postCode: '3000' }] },
  });
});
afterAll(() => suburb.close());

const rateOf = (change: object = {}) => ({
  fromZone: 'SYD',
  toZone: 'MEL',
  rateServiceId: serviceId,
  calculationMethod: 'PerKg' as const,
  effectiveDate: '2026-01-01',
  rateDetails: [{ rateType: 'PerUnit' as const, break: 0, basic: 5, value: 0.5 }],
  ...change,
});

/** Returns the status and the invalid fields of a refusal. */
async function refusal(endpoint: Endpoint, args: unknown): Promise<unknown[]> {
  const { status, body } = await ada.send(endpoint, args);
  const { error } = JSON.parse(body);
  const errors: { members: string[] }[] = error?.validationErrors ?? [];
  return [status, ...errors.flatMap(({ members }) => members)];
}

describe('a rate card', () => {
  it('is maintained manually: card, services, zones and rates [ui-capability-007]', async () => {
    await ada.call(updateRateCard, {
      ratecard: { id: cardId, code: 'HAND', name: 'By hand, better', cubicFactor: 333 },
    });
    await ada.call(updateRateService, {
      rateservice: { id: serviceId, rateCardId: cardId, code: 'EXP', name: 'Fast', minUnit: 5 },
    });
    const { id } = await ada.call(createRate, { rate: rateOf() });
    await ada.call(updateRate, { rate: { id, ...rateOf({ minimum: 12, transitTime: 2 }) } });
    const { ratecard } = await ada.call(getRateCard, { id: cardId });
    const services = await ada.call(getRateServices, { rateCardId: cardId });
    const rate = await ada.call(getServiceRate, { id });
    expect([
      [ratecard.name, ratecard.cubicFactor],
      services.items.map(({ name, minUnit }) => [name, minUnit]),
      rate,
    ]).toEqual([
      ['By hand, better', 333],
      [['Fast', 5]],
      {
        rate: {
          id,
          ...rateOf(),
          reciprocal: false,
          accumulative: false,
          minimum: 12,
          cutOffTime: null,
          transitTime: '2',
          cubicAllowance: null,
          expireDate: null,
        },
      },
    ]);
    await ada.call(deleteRate, { id });
    expect((await ada.call(getRates, { rateServiceId: serviceId })).totalCount).toBe(0);
  });

  it('is the only default', async () => {
    const ratecard = { id: cardId, code: 'HAND', name: 'Manual', isDefault: true };
    await ada.call(updateRateCard, { ratecard });
    const { items } = await ada.call(getRateCards, { filter: 'isDefault eq true' });
    expect(items.map(({ code }) => code)).toEqual(['HAND']);
  });

  it('is deleted with everything that belongs to it', async () => {
    const { id } = await ada.call(createRateCard, {
      ratecard: { code: 'GONE', name: 'Gone' },
    });
    const service = { rateservice: { rateCardId: id, code: 'EXP', name: 'Express' } };
    const { id: rateServiceId } = await ada.call(createRateService, service);
    await ada.call(createZone, { zone: { rateCardId: id, code: 'A' } });
    await ada.call(createRate, { rate: rateOf({ fromZone: 'A', toZone: 'a', rateServiceId }) });
    await ada.call(deleteRateService, { id: rateServiceId });
    await ada.call(deleteRateCard, { id });
    expect((await ada.send(getRateCard, { id })).status).toBe(404);
    expect((await ada.call(getZones, { rateCardId: id })).totalCount).toBe(0);
  });

  it('names the rejected fields', async () => {
    await ada.call(createRate, { rate: rateOf({ effectiveDate: '2026-05-01' }) });
    const twice = rateOf({ effectiveDate: '2026-05-01' });
    const lost = rateOf({ toZone: 'NOWHERE', expireDate: '2025-01-01' });
    const falling = rateOf({
      rateDetails: [10, 5].map((from) => ({ rateType: 'Flat', break: from, basic: 0, value: 1 })),
    });
    const service = { rateCardId: cardId, code: 'exp', name: 'Again' };
    expect([
      await refusal(createRateCard, { ratecard: { code: 'hand', name: 'Again' } }),
      await refusal(createRateService, { rateservice: service }),
      await refusal(createZone, { zone: { rateCardId: cardId, code: 'Syd' } }),
      await refusal(createRate, { rate: twice }),
      await refusal(createRate, { rate: lost }),
      await refusal(createRate, { rate: falling }),
    ]).toEqual([
      [409, 'ratecard.code'],
      [409, 'rateservice.code'],
      [409, 'zone.code'],
      [409, 'rate.effectiveDate'],
      [400, 'rate.toZone', 'rate.expireDate'],
      [400, 'rate.rateDetails'],
    ]);
  });
});

describe('a zone', () => {
  it('gets and loses places, whose ids must be uuids [val-041] [ui-forms-027]', async () => {
    const id = '5b8a2f6c-0c1e-4a6e-9d2b-7f3f5f0a1c11';
    const place = { id, postCode: '2010', suburb: 'Surry Hills', countryCode: 'AU' };
    await ada.call(addZoneLocation, { zoneId: sydney, locations: [place] });
    const { items } = await ada.call(getZoneLocations, { zoneId: sydney });
    expect(items.find((location) => location.id === id)).toEqual(place);
    await ada.call(removeZoneLocation, { zoneId: sydney, locationId: id });
    expect((await ada.call(getZone, { id: sydney })).zone.locationCount).toBe(1);
    const numbered = { zoneId: sydney, locations: [{ ...place, id: '17' }] };
    expect(await refusal(addZoneLocation, numbered)).toEqual([400, 'locations[0].id']);
  });

  it('cannot contain a place of another zone', async () => {
    const zone = { rateCardId: cardId, code: 'CLASH', locations: [{ postCode: '3000' }] };
    expect(await refusal(createZone, { zone })).toEqual([400, 'zone.locations']);
    expect((await ada.call(getZones, { rateCardId: cardId })).totalCount).toBe(2);
  });

  it('updates its rates when its code changes; cannot be deleted while rates use it', async () => {
    const rate = rateOf({ effectiveDate: '2026-09-01' });
    const { id } = await ada.call(createRate, { rate });
    await ada.call(updateZone, { zone: { id: sydney, rateCardId: cardId, code: 'METRO' } });
    expect((await ada.call(getServiceRate, { id })).rate.fromZone).toBe('METRO');
    expect(await refusal(deleteZone, { id: sydney })).toEqual([409]);
    await ada.call(updateZone, { zone: { id: sydney, rateCardId: cardId, code: 'SYD' } });
  });
});

describe('reading rates and zones', () => {
  it('requires no token and returns nothing without one [role-036] [role-037]', async () => {
    const empty = { items: [], totalCount: 0 };
    const { guest } = suburb.acme;
    expect([
      await guest.call(getZones),
      await guest.call(getRateCards),
      await guest.call(getRates),
      (await guest.send(getRateCard, { id: cardId })).status,
    ]).toEqual([empty, empty, empty, 404]);
  });

  it('requires a permission from signed-in users, and writing another', async () => {
    const [mia, lena] = [await suburb.acme.as('mia'), await suburb.acme.as('lena')];
    const card = { ratecard: { code: 'NO', name: 'No' } };
    expect([
      (await mia.send(getRates)).status,
      (await lena.send(getZones)).status,
      (await lena.send(createRateCard, card)).status,
    ]).toEqual([403, 403, 403]);
  });

  it("never returns another tenant's card", async () => {
    const bea = await suburb.borealis.as('bea');
    const statuses = [];
    for (const endpoint of [getRateCard, deleteRateCard]) {
      statuses.push((await bea.send(endpoint, { id: cardId })).status);
    }
    expect(statuses).toEqual([404, 404]);
  });
});

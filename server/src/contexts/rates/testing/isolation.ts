import * as rates from '@waybill/contract/rates/endpoints';
import { freight } from '#testing/isolation/freight.ts';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller } from '#testing/test-app.ts';

/** The records of this context for the isolation test. */
export const ratesIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: [
    'rateCard',
    'rateService',
    'zone',
    'zoneLocation',
    'rate',
    'rateQuoteRequest',
    'fuelLevy',
    'surcharge',
  ],
  inputs: {
    quoteRates: () => freight,
    multiQuoteRates: () => freight,
    createRateCard: (name) => ({ ratecard: { code: name, name } }),
    updateRateCard: (name) => ({ ratecard: { id: 'own', code: name, name } }),
    createFuelLevy: (name) => ({ fuellevy: { name } }),
    createSurcharge: (code) => ({ surcharge: { code, rateCardId: 'own' } }),
    createZone: (code) => ({ zone: { code, rateCardId: 'own' } }),
    createRateService: (name) => ({
      rateservice: { code: name, name, rateCardId: 'own' },
    }),
  },
  make: ({ admin, code }) => cardRecords(admin, code),
});

/** Creates a rate card of a tenant, with one record of each related type. */
async function cardRecords(admin: Caller, code: string) {
  const ratecard = { code, name: 'For one island' };
  const { id: rateCardId } = await admin.call(rates.createRateCard, { ratecard });
  const rateservice = { rateCardId, code: 'EXP', name: 'Express' };
  const service = await admin.call(rates.createRateService, { rateservice });
  const locations = [{ postCode: '2000', suburb: 'Sydney' }];
  const zone = { rateCardId, code: 'AU', locations };
  const { id: zoneId } = await admin.call(rates.createZone, { zone });
  const places = await admin.call(rates.getZoneLocations, { zoneId });
  const rate = {
    fromZone: 'AU',
    toZone: 'AU',
    rateServiceId: service.id,
    calculationMethod: 'PerKg' as const,
    effectiveDate: '2026-01-01',
    rateDetails: [{ rateType: 'PerUnit' as const, break: 0, basic: 5, value: 0.5 }],
  };
  const priced = await admin.call(rates.createRate, { rate });
  const fuellevy = { name: code, percent: 1, effectiveDate: '2026-01-01' };
  const levy = await admin.call(rates.createFuelLevy, { fuellevy });
  const surcharge = {
    rateCardId,
    code: 'DG',
    name: 'Dangerous goods',
    calcMethod: 'Flat' as const,
    value: 5,
    condition: { kind: 'dangerousGoods' as const },
    effectiveDate: '2026-01-01',
  };
  const charged = await admin.call(rates.createSurcharge, { surcharge });
  const request = await admin.call(rates.multiQuoteRates, freight);
  return {
    rateCard: { guid: rateCardId },
    rateService: { guid: service.id },
    zone: { guid: zoneId },
    zoneLocation: { guid: places.items[0]?.id ?? '' },
    rate: { guid: priced.id },
    rateQuoteRequest: { text: request.resourceToken },
    fuelLevy: { guid: levy.id },
    surcharge: { guid: charged.id },
  };
}

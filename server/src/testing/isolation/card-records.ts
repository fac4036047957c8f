import * as rates from '@waybill/contract/rates/endpoints';
import type { Caller } from '#testing/test-app.ts';

/** A rate card of a tenant, with one of everything that hangs on it. */
export async function cardRecords(admin: Caller, code: string) {
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

const cm = (value: number) => ({ value, unit: 'cm' });
/** What is asked of cards and carriers. */
export const freight = {
  fromAddress: { postCode: '2015', suburb: 'Alexandria' },
  toAddress: { postCode: '3121', suburb: 'Richmond' },
  items: [
    {
      length: cm(40),
      width: cm(30),
      height: cm(25),
      weight: { value: 12, unit: 'kg' },
      quantity: 1,
    },
  ],
};

import { type PriceRequest, price } from './price.ts';
import { buildRateCardIndex } from './rate-card-index.ts';
import type { RateCardRows, RateRow, RateServiceRow, RateZoneRow } from './rows.ts';

// A small card between Sydney and Melbourne for the tests of this folder.

export const zone = (code: string, places: readonly string[], parentId: string | null = null) =>
  ({
    id: `zone-${code}`,
    code,
    isActive: true,
    parentId,
    locations: places.map((place, at) => {
      const [postCode = '', suburb = ''] = place.split(/ (.*)/);
      return { id: `${code}-${at}`, countryCode: 'AU', postCode, suburb };
    }),
  }) satisfies RateZoneRow;

export const express: RateServiceRow = {
  id: 'svc-exp',
  code: 'EXP',
  name: 'Road express',
  isAdditional: false,
  minUnit: 0,
};
const overnight = { ...express, id: 'svc-ovn', code: 'OVN', name: 'Overnight' };
const tailLift = {
  ...express,
  id: 'svc-tail',
  code: 'tailLift',
  name: 'Tail-lift',
  isAdditional: true,
};

export const perKilo: RateRow = {
  id: 'rate-1',
  fromZone: 'SYD',
  toZone: 'MEL',
  rateServiceId: 'svc-exp',
  calculationMethod: 'PerKg',
  reciprocal: false,
  accumulative: false,
  minimum: 11,
  transitTime: '1',
  cutOffTime: '15:00',
  cubicAllowance: 250,
  effectiveDate: '2026-01-01',
  expireDate: null,
  rateDetails: [{ rateType: 'PerUnit', break: 0, basic: 7.5, value: 0.26 }],
};

export const rows: RateCardRows = {
  card: { id: 'card-1', code: 'ROAD', name: 'Road 2026', isActive: true },
  services: [express, overnight, tailLift],
  zones: [
    zone('NSW', ['2000']),
    zone('SYD', ['2000 Sydney', '2010', '2042'], 'zone-NSW'),
    zone('NEWTOWN', ['2042 Newtown'], 'zone-SYD'),
    zone('MEL', ['3000', '3121']),
  ],
  rates: [perKilo],
};

export const carton = (kilograms: number, quantity = 1) => ({
  packageType: 'Carton',
  length: { value: 20, unit: 'cm' },
  width: { value: 20, unit: 'cm' },
  height: { value: 20, unit: 'cm' },
  weight: { value: kilograms, unit: 'kg' },
  quantity,
});

export const request: PriceRequest = {
  from: { countryCode: 'AU', postCode: '2000', suburb: 'SYDNEY' },
  to: { countryCode: 'au', postCode: '3121', suburb: 'Richmond' },
  items: [carton(40)],
  day: '2026-03-31',
};

export const priceFor = (
  change: Partial<RateCardRows>,
  query: Partial<PriceRequest> = {},
  service = 'EXP',
) => price(buildRateCardIndex({ ...rows, ...change }).index, { ...request, ...query }, service);

/** Returns the total in currency units, or the reason that there is none. */
export const response = (...queryText: Parameters<typeof priceFor>): number | string => {
  const priced = priceFor(...queryText);
  return priced.isPriced ? priced.totalCost / 100 : priced.reason;
};
/** Returns the id of the rate that priced, or the reason that there is none. */
export const rateUsed = (...queryText: Parameters<typeof priceFor>): string => {
  const priced = priceFor(...queryText);
  return priced.isPriced ? priced.explanation.freight.rateId : priced.reason;
};

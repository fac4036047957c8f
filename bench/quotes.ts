/** Quotes per second against cards of 5,000 and 100,000 rates; run: node bench/quotes.ts */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type PriceRequest, price } from '../server/src/contexts/rates/domain/price.ts';
import {
  type RateCardIndex,
  buildRateCardIndex,
} from '../server/src/contexts/rates/domain/rate-card-index.ts';
import type { RateCardRows, RateRow } from '../server/src/contexts/rates/domain/rows.ts';

const RUNS = 5;
const QUOTES = 20_000;
const SERVICES = 4;

type Size = { readonly rates: number; readonly zones: number };

function report(size: Size): string {
  const rows = cardOf(size);
  const before = usedMegabytes();
  const builds = timesOf(() => buildRateCardIndex(rows));
  const { index, faults } = buildRateCardIndex(rows);
  const megabytes = usedMegabytes() - before;
  const requests = Array.from({ length: 1000 }, (_, at) => requestOf(at, size));
  const quotes = timesOf(() => quoteAll(index, requests));
  return [
    `${size.rates.toLocaleString('en-AU')} rates, ${size.zones} zones`,
    `index ${median(builds).toFixed(0)} ms and ${megabytes.toFixed(0)} MB`,
    `${Math.round((QUOTES / median(quotes)) * 1000).toLocaleString('en-AU')} quotes/s`,
    `faults ${faults.length}`,
  ].join(' · ');
}

/** One service of the card per quote, as a carrier account asks. Throws if one has no price. */
function quoteAll(index: RateCardIndex, requests: readonly PriceRequest[]): void {
  for (let at = 0; at < QUOTES; at++) {
    const request = requests[at % requests.length];
    if (request === undefined) continue;
    const answer = price(index, request, `S${at % SERVICES}`);
    if (!answer.isPriced) throw new Error(answer.message);
  }
}

/** Every lane between the zones for each service, reciprocal, until there are enough rates. */
function cardOf({ rates, zones }: Size): RateCardRows {
  const services = Array.from({ length: SERVICES }, (_, at) => ({
    id: `service-${at}`,
    code: `S${at}`,
    name: `Service ${at}`,
    isAdditional: false,
    minUnit: 1,
  }));
  const lanes = Array.from({ length: rates }, (_, at) => {
    const lane = Math.floor(at / SERVICES);
    return rateOf(at, Math.floor(lane / zones) % zones, lane % zones);
  });
  return {
    card: { id: 'card', code: 'BENCH', name: 'Bench', isActive: true },
    services,
    zones: Array.from({ length: zones }, (_, zone) => zoneOf(zone)),
    rates: lanes,
    fuelLevies: [{ name: 'road', percent: 22.5, effectiveDate: '2026-01-01' }],
    surcharges: [
      {
        code: 'RES',
        name: 'Residential delivery',
        calcMethod: 'Flat',
        value: 8.5,
        applyOn: 'consignment',
        condition: { kind: 'residential', at: 'delivery' },
        effectiveDate: '2026-01-01',
      },
    ],
  };
}

const rateOf = (at: number, from: number, to: number): RateRow => ({
  id: `rate-${at}`,
  fromZone: `Z${from}`,
  toZone: `Z${to}`,
  rateServiceId: `service-${at % SERVICES}`,
  calculationMethod: 'PerKg',
  reciprocal: true,
  accumulative: at % 2 === 0,
  minimum: 11,
  transitTime: String(1 + (at % 5)),
  cutOffTime: '15:00',
  cubicAllowance: at % 3 === 0 ? 333 : 250,
  effectiveDate: '2026-01-01',
  expireDate: null,
  rateDetails: [0, 250, 500].map((from_kg, row) => ({
    rateType: 'PerUnit',
    break: from_kg,
    basic: 7.5,
    value: (50 - 5 * row + (at % 7)) / 100,
  })),
});

const zoneOf = (zone: number) => ({
  id: `zone-${zone}`,
  code: `Z${zone}`,
  isActive: true,
  locations: Array.from({ length: 20 }, (_, at) => ({
    id: `${zone}-${at}`,
    countryCode: 'AU',
    postCode: String(1000 + zone * 20 + at),
    ...(at % 2 === 0 && { suburb: `Suburb ${at}` }),
  })),
});

/** From and to are spread over the lanes that exist, by a fixed stride. */
function requestOf(at: number, { rates, zones }: Size): PriceRequest {
  const lane = (at * 7919) % Math.floor(rates / SERVICES);
  return {
    from: addressIn(Math.floor(lane / zones) % zones, at),
    to: { ...addressIn(lane % zones, at + 1), addressType: at % 2 ? 'Residential' : 'Business' },
    day: '2026-03-31',
    items: [cartons(at), { ...cartons(at + 3), quantity: 4 }],
  };
}

const addressIn = (zone: number, at: number) => ({
  countryCode: 'AU',
  postCode: String(1000 + zone * 20 + (at % 20)),
  suburb: `Suburb ${at % 20}`,
});

const cartons = (at: number) => ({
  packageType: 'Carton',
  length: { value: 30 + (at % 40), unit: 'cm' },
  width: { value: 25.5, unit: 'cm' },
  height: { value: 20, unit: 'cm' },
  weight: { value: 1 + (at % 60) / 2, unit: 'kg' },
  quantity: 1 + (at % 9),
});

function timesOf(work: () => unknown): readonly number[] {
  return Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** What the heap and the typed arrays hold after a collection. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

for (const size of [
  { rates: 5000, zones: 36 },
  { rates: 100_000, zones: 159 },
]) {
  console.log(report(size));
}

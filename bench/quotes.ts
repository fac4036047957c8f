import { english } from '@waybill/contract/sentence';
import { createQuote } from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { randomBytes, randomUUID } from 'node:crypto';
import { type PriceRequest, price } from '../server/src/contexts/rates/pricing/domain/price.ts';
import {
  type RateCardIndex,
  buildRateCardIndex,
} from '../server/src/contexts/rates/pricing/domain/rate-card-index.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import type { RateCardRows, RateRow } from '../server/src/contexts/rates/pricing/domain/rows.ts';
import { openBenchApp } from './bench-app.ts';
import {
  type ComparedFigure,
  type BenchFigure,
  oneByOne,
  rate,
  requestsPerSecond,
  time,
} from './compare.ts';
import { loopsPerSecond } from './loops.ts';
import { barePool, recorded, replay } from './recording.ts';

const RUNS = 5;
const QUOTES = 20_000;
const SERVICES = 4;
const clients = 8;

type Size = { readonly rates: number; readonly zones: number };

/**
 * Measures quotes in process from a card of 100,000 rates compared with one of 5,000, and through
 * the endpoint.
 */
export async function benchQuotes(): Promise<readonly ComparedFigure[]> {
  const [small, large] = [
    cardIn({ rates: 5000, zones: 36 }),
    cardIn({ rates: 100_000, zones: 159 }),
  ];
  const inProcess = await oneByOne(
    async () => quotesPerSecond(small),
    async () => quotesPerSecond(large),
    RUNS,
  );
  const builds = await oneByOne(
    async () => ({ value: buildTime(small.rows) }),
    async () => ({ value: buildTime(large.rows) }),
    3,
  );
  return [
    rate('Quotes in process, 100,000 rates / 5,000 rates', inProcess, {
      bar: '≥ 20,000',
      unit: 'quotes/s',
    }),
    time('Index of a card, 100,000 rates / 5,000 rates', builds, { bar: '–' }),
    ...(await throughEndpoint()),
  ];
}

/** Measures a quote of the demo carriers over HTTP, compared with the very statements it sends. */
async function throughEndpoint(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const pool = barePool(benchApp.databaseUrl);
  const url = `${benchApp.origin}${createQuote.path}`;
  const headers = await benchApp.headersOf('kim');
  const body = JSON.stringify(aQuoteRequest());
  const post = async (): Promise<string> => {
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { result: { resourceToken: string } }).result.resourceToken;
  };
  await post();
  let token = '';
  const statements = await recorded(async () => {
    token = await post();
  });
  const [made] = await adminQuery(benchApp.adminUrl)(
    'select id from pricing.quote_request where tenant_id = $1 and token = $2',
    [benchApp.tenantId, token],
  );
  const ownNumbers = new RegExp(`${String(made?.['id'])}|(?<="quoteId":")[\\da-f-]{36}`, 'g');
  const anew = () => {
    const freshToken = randomBytes(32).toString('base64url');
    const fresh = new Map<string, string>();
    const renumber = (number: string): string => {
      const known = fresh.get(number) ?? randomUUID();
      fresh.set(number, known);
      return known;
    };
    return (value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(token, freshToken).replaceAll(ownNumbers, renumber)
        : value;
  };
  try {
    const pair = await oneByOne(
      () => loopsPerSecond(clients, () => replay(pool, statements, anew())),
      () => requestsPerSecond({ url, method: 'POST', headers, body, connections: clients }),
    );
    const name = `Quote, the endpoint / its ${statements.length} statements pipelined`;
    return [rate(name, pair, { bar: '≥ 0.5' })];
  } finally {
    await pool.end();
    await benchApp.close();
  }
}

type Card = {
  readonly rows: RateCardRows;
  readonly index: RateCardIndex;
  readonly requests: readonly PriceRequest[];
};

function cardIn(size: Size): Card {
  const rows = cardOf(size);
  const { index } = buildRateCardIndex(rows);
  return { rows, index, requests: Array.from({ length: 1000 }, (_, at) => requestOf(at, size)) };
}

function quotesPerSecond({ index, requests }: Card): BenchFigure {
  const before = process.threadCpuUsage();
  const started = performance.now();
  quoteAll(index, requests);
  const value = (QUOTES / (performance.now() - started)) * 1000;
  const spent = process.threadCpuUsage(before);
  return { value, cpu_us: (spent.user + spent.system) / QUOTES };
}

function buildTime(rows: RateCardRows): number {
  const started = performance.now();
  buildRateCardIndex(rows);
  return performance.now() - started;
}

/**
 * Prices one service of the card per quote, as a carrier account requests it. Throws if one has no
 * price.
 */
function quoteAll(index: RateCardIndex, requests: readonly PriceRequest[]): void {
  for (let at = 0; at < QUOTES; at++) {
    const request = requests[at % requests.length];
    if (request === undefined) continue;
    const response = price(index, request, `S${at % SERVICES}`);
    if (!response.isPriced) throw new Error(english(response.message));
  }
}

/**
 * Returns a card with every lane between the zones for each service, reciprocal, until there are
 * enough rates.
 */
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

/**
 * Returns a request; origins and destinations are spread over the existing lanes by a fixed stride.
 */
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

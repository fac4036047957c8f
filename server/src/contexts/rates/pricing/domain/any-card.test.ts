import { english } from '@waybill/contract/sentence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceRequest, price } from './price.ts';
import { buildRateCardIndex } from './rate-card-index.ts';
import type { RateCardRows, RateRow, RateZoneRow } from './rows.ts';
import { carton } from './sample-card.ts';

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) };

// Small cards of few places, so that lanes collide: nested zones, places by suburb and by postcode,
// rates of many days and in both directions.

const postcodes = ['2000', '2010', '3000'];
const suburbs = ['', 'Hill', 'Dale'];
const serviceIds = ['s0', 's1'];
const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
const zoneCount = 5;

type Named = { readonly place: number; readonly zone: number };

/** Returns one of nine places by number: a postcode with a suburb, or the whole postcode. */
const placeOf = (number: number) => ({
  countryCode: 'AU',
  postCode: postcodes[Math.floor(number / suburbs.length)] ?? '',
  suburb: suburbs[number % suburbs.length] ?? '',
});

/** A zone may only be nested in an earlier one; each place belongs to one zone. */
const zones: fc.Arbitrary<readonly RateZoneRow[]> = fc
  .record({
    parents: fc.tuple(
      ...Array.from({ length: zoneCount }, (_, at) => fc.integer({ min: -1, max: at - 1 })),
    ),
    active: fc.array(
      fc.integer({ min: 0, max: 9 }).map((roll) => roll > 0),
      {
        minLength: zoneCount,
        maxLength: zoneCount,
      },
    ),
    named: fc.uniqueArray(fc.record({ place: fc.nat(8), zone: fc.nat(zoneCount - 1) }), {
      selector: ({ place }: Named) => place,
      minLength: 3,
      maxLength: 9,
    }),
  })
  .map(({ parents, active, named }) =>
    parents.map((parent, at) => ({
      id: `z${at}`,
      code: `Z${at}`,
      isActive: active[at] ?? true,
      parentId: parent < 0 ? null : `z${parent}`,
      locations: named
        .filter(({ zone }) => zone === at)
        .map(({ place }) => ({ id: `l${place}`, ...placeOf(place) })),
    })),
  );

const zoneCode = fc.nat(zoneCount - 1).map((at) => `Z${at}`);

const rates: fc.Arbitrary<readonly RateRow[]> = fc
  .uniqueArray(
    fc.record({
      fromZone: zoneCode,
      toZone: zoneCode,
      rateServiceId: fc.constantFrom(...serviceIds),
      reciprocal: fc.boolean(),
      effectiveDate: fc.constantFrom(...days.slice(0, 3)),
      lasts: fc.boolean(),
      dollars: fc.integer({ min: 1, max: 900 }),
    }),
    {
      selector: ({ fromZone, toZone, rateServiceId, effectiveDate }) =>
        [fromZone, toZone, rateServiceId, effectiveDate].join(),
      maxLength: 20,
    },
  )
  .map((all) =>
    all.map(({ lasts, dollars, ...rate }, at) => ({
      ...rate,
      id: `r${at}`,
      calculationMethod: 'Flat',
      accumulative: false,
      minimum: 0,
      expireDate: lasts ? null : (days[days.indexOf(rate.effectiveDate) + 1] ?? null),
      rateDetails: [{ rateType: 'Flat', break: 0, basic: 0, value: dollars }],
    })),
  );

const card: fc.Arbitrary<RateCardRows> = fc.record({
  card: fc.constant({ id: 'c', code: 'C', name: 'Card', isActive: true }),
  services: fc.constant(
    serviceIds.map((id) => ({ id, code: id, name: id, isAdditional: false, minUnit: 0 })),
  ),
  zones: zones.map((all) => [...all]),
  rates: rates.map((all) => [...all]),
});

const query: fc.Arbitrary<PriceRequest> = fc
  .record({ from: fc.nat(8), to: fc.nat(8), day: fc.constantFrom(...days, '2025-12-31') })
  .map(({ from, to, day }) => ({ from: placeOf(from), to: placeOf(to), items: [carton(3)], day }));

/** Returns the ancestors of a zone, from the inside out. */
function around(all: readonly RateZoneRow[], zone: RateZoneRow): readonly RateZoneRow[] {
  const parent = all.find(({ id }) => id === zone.parentId);
  return parent === undefined ? [] : [parent, ...around(all, parent)];
}

/** Returns the zones of a place, the most specific first, by checking every zone. */
function zonesAt(all: readonly RateZoneRow[], place: ReturnType<typeof placeOf>) {
  const naming = (suburb: string) =>
    all.filter(
      ({ isActive, locations }) =>
        isActive &&
        locations.some((each) => each.postCode === place.postCode && each.suburb === suburb),
    );
  const named = [...naming(place.suburb), ...naming('')];
  const parents = named.flatMap((zone) => around(all, zone)).filter(({ isActive }) => isActive);
  return [...new Set([...named, ...parents])].map(({ code }) => code);
}

/** Returns the rate that prices, or why none does, by checking every row of the card. */
function byPlainScan(
  { zones: all, rates: rows }: RateCardRows,
  request: PriceRequest,
  service: string,
) {
  const from = zonesAt(all, { ...placeOf(0), ...request.from });
  const to = zonesAt(all, { ...placeOf(0), ...request.to });
  if (from.length === 0) return 'originNotInZone';
  if (to.length === 0) return 'destinationNotInZone';
  const serving = rows.flatMap((row) => {
    const ways = [
      { origin: row.fromZone, destination: row.toZone, isReversed: false },
      ...(row.reciprocal
        ? [{ origin: row.toZone, destination: row.fromZone, isReversed: true }]
        : []),
    ];
    return ways.flatMap(({ origin, destination, isReversed }) => {
      const [i, j] = [from.indexOf(origin), to.indexOf(destination)];
      return i < 0 || j < 0 ? [] : [{ row, i, j, isReversed }];
    });
  });
  const own = serving.filter(({ row }) => row.rateServiceId === service);
  const [first] = own
    .filter(({ row: { effectiveDate, expireDate } }) => {
      const isBegun = effectiveDate <= request.day;
      return isBegun && (expireDate == null || request.day < expireDate);
    })
    .toSorted(
      (a, b) =>
        a.i + a.j - (b.i + b.j) ||
        a.i - b.i ||
        Number(a.isReversed) - Number(b.isReversed) ||
        b.row.effectiveDate.localeCompare(a.row.effectiveDate),
    );
  if (first !== undefined) return first.row.id;
  if (own.length > 0) return 'outsideItsDates';
  return serving.length > 0 ? 'noRateForService' : 'noRateForLane';
}

describe('any card [P-03] [P-04]', () => {
  it('uses the same rate as a plain scan of every row', () => {
    fc.assert(
      fc.property(card, query, fc.constantFrom(...serviceIds), (rows, request, service) => {
        const { index, faults } = buildRateCardIndex(rows);
        expect(faults).toEqual([]);
        const priced = price(index, request, service);
        const found = priced.isPriced ? priced.explanation.freight.rateId : priced.reason;
        expect(found).toBe(byPlainScan(rows, request, service));
      }),
      RUNS,
    );
  });

  it('adds services, surcharges and fuel on the lines subject to it, to the cent', () => {
    const hundredths = (max: number) => fc.integer({ min: 0, max });
    const charges = fc.record({
      levy: hundredths(4000),
      freight: hundredths(90_000),
      lift: hundredths(90_000),
      surcharge: hundredths(9000),
      liftBearsFuel: fc.boolean(),
      surchargeBearsFuel: fc.boolean(),
    });
    fc.assert(
      fc.property(charges, (of) => {
        const priced = price(
          buildRateCardIndex(cardCharging(of)).index,
          { ...lifted, items: [carton(3)] },
          's0',
        );
        if (!priced.isPriced) throw new Error(english(priced.message));
        const bearing =
          of.freight +
          (of.liftBearsFuel ? of.lift : 0) +
          (of.surchargeBearsFuel ? of.surcharge : 0);
        const fuel = Math.floor((bearing * of.levy + 5000) / 10_000);
        const parts = [of.freight, of.lift, of.surcharge, ...(fuel === 0 ? [] : [fuel])];
        expect(priced.lines.map(({ amount }) => amount)).toEqual(parts);
        expect(priced.totalCost).toBe(parts.reduce((sum, part) => sum + part, 0));
        expect(priced.serviceCost + priced.additionalCost).toBe(priced.totalCost);
      }),
      RUNS,
    );
  });
});

const lifted = {
  from: placeOf(0),
  to: placeOf(0),
  day: '2026-02-01',
  deliveryOptions: { tailLift: 'yes' },
};

type Charging = {
  readonly levy: number;
  readonly freight: number;
  readonly lift: number;
  readonly surcharge: number;
  readonly liftBearsFuel: boolean;
  readonly surchargeBearsFuel: boolean;
};

/**
 * Returns a card with one zone: freight, a tail-lift, a surcharge and a levy, in cents and
 * hundredths of a per cent.
 */
function cardCharging(of: Charging): RateCardRows {
  const effectiveDate = '2026-01-01';
  const flat = (rateServiceId: string, cents: number): RateRow => ({
    id: `rate of ${rateServiceId}`,
    fromZone: 'Z',
    toZone: 'Z',
    rateServiceId,
    calculationMethod: 'Flat',
    reciprocal: false,
    accumulative: false,
    minimum: 0,
    effectiveDate,
    rateDetails: [{ rateType: 'Flat', break: 0, basic: 0, value: cents / 100 }],
  });
  const service = (id: string, code: string, bearsFuel: boolean) => ({
    id,
    code,
    name: code,
    isAdditional: id !== 's0',
    minUnit: 0,
    bearsFuel,
  });
  return {
    card: { id: 'c', code: 'C', name: 'Card', isActive: true },
    services: [service('s0', 's0', true), service('s1', 'tailLift', of.liftBearsFuel)],
    zones: [{ id: 'z', code: 'Z', isActive: true, locations: [{ id: 'l', ...placeOf(0) }] }],
    rates: [flat('s0', of.freight), flat('s1', of.lift)],
    fuelLevies: [{ name: 'Levy', percent: of.levy / 100, effectiveDate }],
    surcharges: [
      {
        code: 'REMOTE',
        name: 'Remote area',
        calcMethod: 'Flat',
        value: of.surcharge / 100,
        applyOn: 'consignment',
        condition: { kind: 'always' },
        bearsFuel: of.surchargeBearsFuel,
        effectiveDate,
      },
    ],
  };
}

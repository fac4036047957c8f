import { ratio } from '@waybill/kernel/ratio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RateBand, type BandRule, chargeFor } from '../../rates/domain/bands.ts';
import { price } from './price.ts';
import { buildRateCardIndex } from './rate-card-index.ts';
import type { RateRow } from './rows.ts';

const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) };

/** Cents as a decimal that parses back exactly. */
const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);

const scale: fc.Arbitrary<BandRule> = fc.record({
  bands: fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 4 }).chain((breaks) =>
    fc.tuple(
      ...[0, ...breaks.toSorted((a, b) => a - b)].map((at) =>
        fc.record({
          rateType: fc.constantFrom('PerUnit' as const, 'PerUnit' as const, 'Flat' as const),
          break: fc.constant(at),
          basic: cents(5000),
          value: cents(1000),
        }),
      ),
    ),
  ),
  accumulative: fc.boolean(),
  minimum: cents(5000),
});
const quantity = fc.integer({ min: 0, max: 1500 });

const amount = (rule: BandRule, units: number): number => chargeFor(rule, ratio(units)).amount;

/** Computes the same rule unit by unit in whole cents: slow, but obviously correct. */
function slowly({ bands, accumulative, minimum }: BandRule, units: number): number {
  const inCents = (value: number) => Math.round(value * 100);
  const rowOf = (unit: number) => {
    const later = bands.findLastIndex((band, at) => at === 0 || unit > band.break);
    return bands[Math.max(later, 0)] as RateBand;
  };
  let sum = inCents((accumulative ? rowOf(0) : rowOf(units)).basic);
  const touched = new Set<RateBand>([rowOf(accumulative ? 0 : units)]);
  for (let unit = 1; unit <= units; unit++) {
    const row = rowOf(accumulative ? unit : units);
    touched.add(row);
    if (row.rateType === 'PerUnit') sum += inCents(row.value);
  }
  for (const row of touched) if (row.rateType === 'Flat') sum += inCents(row.value);
  return Math.max(sum, inCents(minimum));
}

describe('the charge for a quantity', () => {
  it('equals a unit-by-unit calculation', () => {
    fc.assert(
      fc.property(scale, quantity, (rule, units) => {
        expect(amount(rule, units)).toBe(slowly(rule, units));
      }),
      RUNS,
    );
  });

  it('equals the unit-by-unit calculation just below, at and above every break', () => {
    fc.assert(
      fc.property(scale, (rule) => {
        for (const { break: edge } of rule.bands) {
          for (const units of [Math.max(edge - 1, 0), edge, edge + 1]) {
            expect(amount(rule, units)).toBe(slowly(rule, units));
          }
        }
      }),
      RUNS,
    );
  });

  it('never decreases while the quantity grows within one row', () => {
    fc.assert(
      fc.property(scale, quantity, quantity, (rule, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const isEdgeBetween = rule.bands.some((band) => low <= band.break && band.break < high);
        fc.pre(rule.accumulative || !isEdgeBetween);
        expect(amount(rule, low)).toBeLessThanOrEqual(amount(rule, high));
      }),
      RUNS,
    );
  });

  it('is never below the minimum, and otherwise the sum of its parts', () => {
    fc.assert(
      fc.property(scale, quantity, (rule, units) => {
        const charge = chargeFor(rule, ratio(units));
        expect(charge.amount).toBe(Math.max(charge.basic + charge.variable, charge.minimum));
      }),
      RUNS,
    );
  });

  it('is never increased by charging the next band if cheaper', () => {
    fc.assert(
      fc.property(scale, quantity, (rule, units) => {
        const cheaper = amount({ ...rule, nextBandIfCheaper: true }, units);
        expect(cheaper).toBeLessThanOrEqual(amount(rule, units));
      }),
      RUNS,
    );
  });
});

describe('the price of a consignment', () => {
  const place = (postCode: string) => ({ countryCode: 'AU', postCode, suburb: '' });
  const zone = (code: string, postCode: string) => ({
    id: code,
    code,
    isActive: true,
    locations: [{ id: code, countryCode: 'AU', postCode }],
  });
  const rate: RateRow = {
    id: 'r',
    fromZone: 'A',
    toZone: 'B',
    rateServiceId: 's',
    calculationMethod: 'PerKg',
    reciprocal: true,
    accumulative: false,
    minimum: 0,
    effectiveDate: '2026-01-01',
    rateDetails: [{ rateType: 'PerUnit', break: 0, basic: 0, value: 1 }],
  };
  const { index } = buildRateCardIndex({
    card: { id: 'c', code: 'C', name: 'Card', isActive: true },
    services: [{ id: 's', code: 'S', name: 'Service', isAdditional: false, minUnit: 0 }],
    zones: [zone('A', '2000'), zone('B', '3000')],
    rates: [rate],
  });
  const side = fc.integer({ min: 1, max: 3000 });
  const box = fc.record({
    sides: fc.tuple(side, side, side),
    grams: fc.integer({ min: 1, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    factor: fc.constantFrom(167, 200, 250, 333),
  });
  type Freight = {
    sides: [number, number, number];
    grams: number;
    quantity: number;
    factor: number;
  };
  const mm = (value: number) => ({ value, unit: 'mm' });
  const request = (
    { sides: [length, width, height], grams, quantity: pieces, factor }: Freight,
    isBack = false,
  ) => {
    const item = {
      packageType: 'Carton',
      length: mm(length),
      width: mm(width),
      height: mm(height),
      weight: { value: grams, unit: 'g' },
      quantity: pieces,
    };
    const [from, to] = isBack ? [place('3000'), place('2000')] : [place('2000'), place('3000')];
    const query = { from, to, items: [item], day: '2026-02-01', cubicFactor: factor };
    const priced = price(index, query, 'S');
    return priced.isPriced ? priced.totalCost : priced.reason;
  };

  it('uses the greater of dead and cubic weight, rounded up to the next kilogram', () => {
    fc.assert(
      fc.property(box, (freight) => {
        const volume = freight.sides.reduce((mm3, length) => mm3 * BigInt(length), 1n);
        const pieces = BigInt(freight.quantity);
        const cubic = volume * pieces * BigInt(freight.factor);
        const dead = BigInt(freight.grams) * pieces * 1_000_000n;
        const heavier = cubic > dead ? cubic : dead;
        const kilograms = (heavier + 999_999_999n) / 1_000_000_000n;
        expect(request(freight)).toBe(Number(kilograms) * 100);
      }),
      RUNS,
    );
  });

  it('is the same in both directions on a reciprocal lane', () => {
    fc.assert(
      fc.property(box, (freight) => {
        expect(request(freight, true)).toBe(request(freight));
      }),
      RUNS,
    );
  });
});

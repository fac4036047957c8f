import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { buildUpPrice } from './build-up.ts';
import type { CarrierPriceItem, PricingInput } from './customer-price.ts';

const line = (
  kind: CarrierPriceItem['kind'],
  code: string,
  amount: number,
  serviceId: string | null,
) => ({ kind, code, name: code, amount: minor(amount), serviceId, isTaxApplied: true }) as const;

const noMarkups = {
  customer: [],
  byType: { Account: [], PayAsYouGo: [], PrePaid: [], Guest: [] },
  byDefault: [],
};
const markups = (rate: { calcMethod: 'Percentage' | 'FlatAmount'; value: number }) => ({
  ...noMarkups,
  byDefault: [{ carrierAccountId: 7, applyToAll: true, services: [], rate }],
});

const input: PricingInput = {
  lines: [line('freight', 'EXP', 10_000, 'svc-exp'), line('fuel', 'FUEL', 2000, null)],
  carrierAccountId: 7,
  customerType: 'Account',
  markups: noMarkups,
  gstPercent: 10,
};
const promo = {
  code: 'SPRING',
  isActive: true,
  startDate: null,
  endDate: null,
  rate: { calcMethod: 'Percentage', value: 10 },
  carrierAccountIds: [],
} as const;
const insurance = {
  insuranceType: 'Standard',
  insuredValue: minor(100_000),
  taxExclusive: minor(1000),
  tax: minor(100),
  amount: minor(1100),
} as const;

const charged = (change: Partial<PricingInput>) =>
  buildUpPrice({ ...input, ...change }).lines.map((each) => each.customer.taxExclusive);

describe('the customer price', () => {
  it('applies markup, discount, insurance and GST, in this order', () => {
    const markup = markups({ calcMethod: 'Percentage', value: 20 });
    const { lines: _, ...price } = buildUpPrice({ ...input, markups: markup, promo, insurance });
    expect(inEnglish(price)).toEqual({
      carrier: {
        freight: { taxExclusive: 10_000, tax: 1000, amount: 11_000 },
        additional: { taxExclusive: 2000, tax: 200, amount: 2200 },
        total: { taxExclusive: 12_000, tax: 1200, amount: 13_200 },
      },
      customer: {
        freight: { taxExclusive: 10_800, tax: 1080, amount: 11_880 },
        additional: { taxExclusive: 2400, tax: 240, amount: 2640 },
        total: { taxExclusive: 13_200, tax: 1320, amount: 14_520 },
      },
      insurance: { taxExclusive: 1000, tax: 100, amount: 1100 },
      payable: { taxExclusive: 14_200, tax: 1420, amount: 15_620 },
      totalDiscount: 1200,
      margin: 1200,
      trail: [
        { step: 'carrier', code: 'EXP', amount: 10_000, words: 'EXP as the carrier charges it' },
        { step: 'carrier', code: 'FUEL', amount: 2000, words: 'FUEL as the carrier charges it' },
        {
          step: 'markup',
          code: 'EXP',
          amount: 2000,
          words: 'EXP: markup of 20%, the default rate for all services',
        },
        {
          step: 'markup',
          code: 'FUEL',
          amount: 400,
          words: 'FUEL: markup of 20%, the default rate for all services',
        },
        {
          step: 'discount',
          code: 'EXP',
          amount: -1200,
          words: 'Promo code SPRING: 10% off freight',
        },
        { step: 'insurance', code: 'Standard', amount: 1000, words: 'Standard insurance' },
        { step: 'tax', code: 'GST', amount: 1420, words: 'GST of 10%' },
      ],
    });
  });

  it('shows each line with its markup, discount and tax', () => {
    expect(buildUpPrice({ ...input, promo }).lines[0]).toEqual({
      kind: 'freight',
      code: 'EXP',
      name: 'EXP',
      serviceId: 'svc-exp',
      isTaxApplied: true,
      isAdditionalService: false,
      carrier: { taxExclusive: 10_000, tax: 1000, amount: 11_000 },
      markedUp: 10_000,
      discount: 1000,
      customer: { taxExclusive: 9000, tax: 900, amount: 9900 },
    });
  });

  it('applies a flat account markup once, on freight', () => {
    expect(charged({ markups: markups({ calcMethod: 'FlatAmount', value: 5 }) })).toEqual([
      10_500, 2000,
    ]);
  });

  it('applies the freight markup to fuel and surcharges, but a flat amount only once', () => {
    const service = (calcMethod: 'Percentage' | 'FlatAmount') => ({
      ...noMarkups,
      byDefault: [
        {
          carrierAccountId: 7,
          applyToAll: false,
          services: [{ serviceId: 'svc-exp', rate: { calcMethod, value: 10 } }],
        },
      ],
    });
    expect([
      charged({ markups: service('Percentage') }),
      charged({ markups: service('FlatAmount') }),
    ]).toEqual([
      [11_000, 2200],
      [11_000, 2000],
    ]);
  });

  it('is never below 0, whatever the markup or the discount', () => {
    const flat = { ...promo, rate: { calcMethod: 'FlatAmount', value: 500 } as const };
    expect([
      charged({ markups: markups({ calcMethod: 'Percentage', value: -100 }) }),
      charged({ markups: markups({ calcMethod: 'FlatAmount', value: -200 }) }),
      charged({ promo: flat }),
    ]).toEqual([
      [0, 0],
      [0, 2000],
      [0, 2000],
    ]);
  });

  it('includes GST by the total-invoice rule: 3 lines of 10.05 give 3.02', () => {
    const lines = [
      line('freight', 'EXP', 1005, 's'),
      line('additional', 'A', 1005, 'a'),
      line('additional', 'B', 1005, 'b'),
    ];
    const { customer, lines: priced } = buildUpPrice({ ...input, lines });
    expect([customer.total.tax, priced.map((each) => each.customer.tax)]).toEqual([
      302,
      [101, 101, 100],
    ]);
  });

  it('includes no GST on an untaxed service', () => {
    const [freight, fuel] = input.lines;
    const lines = [{ ...freight, isTaxApplied: false }, fuel] as readonly CarrierPriceItem[];
    expect(buildUpPrice({ ...input, lines }).customer).toEqual({
      freight: { taxExclusive: 10_000, tax: 0, amount: 10_000 },
      additional: { taxExclusive: 2000, tax: 200, amount: 2200 },
      total: { taxExclusive: 12_000, tax: 200, amount: 12_200 },
    });
  });

  it('requires exactly one freight line, in first place', () => {
    const [freight, fuel] = input.lines;
    for (const lines of [[], [fuel], [fuel, freight], [freight, freight]]) {
      expect(() => buildUpPrice({ ...input, lines: lines as readonly CarrierPriceItem[] })).toThrow(
        'A price needs exactly one freight line, first',
      );
    }
  });
});

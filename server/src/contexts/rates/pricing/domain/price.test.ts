import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { priceAll } from './price.ts';
import { buildRateCardIndex } from './rate-card-index.ts';
import { response, priceFor, carton, express, perKilo, request, rows } from './sample-card.ts';

describe('a price', () => {
  it('explains itself, from the zones to the minimum', () => {
    expect(priceFor({}, { items: [carton(10)] })).toEqual({
      isPriced: true,
      card: { id: 'card-1', code: 'ROAD', name: 'Road 2026' },
      service: { id: 'svc-exp', code: 'EXP', name: 'Road express' },
      transitTime: '1',
      cutOffTime: '15:00',
      lines: [
        { kind: 'freight', serviceId: 'svc-exp', code: 'EXP', name: 'Road express', amount: 1100 },
      ],
      serviceCost: 1100,
      additionalCost: 0,
      totalCost: 1100,
      explanation: {
        day: '2026-03-31',
        weight: {
          dead: 10,
          volume: 0.008,
          cubic: 2,
          chargeable: 10,
          cubicFactor: 250,
          cubicFactorFrom: 'rate',
          comparison: 'totals',
          rounding: 'ceilKg',
        },
        freight: {
          service: { id: 'svc-exp', code: 'EXP', name: 'Road express' },
          rateId: 'rate-1',
          fromZone: 'SYD',
          fromZoneBy: 'suburb',
          toZone: 'MEL',
          toZoneBy: 'postcode',
          isReversed: false,
          calculationMethod: 'PerKg',
          isAccumulative: false,
          quantity: 10,
          unit: 'kg',
          minUnitApplied: false,
          charge: {
            amount: 1100,
            basic: 750,
            variable: 260,
            minimum: 1100,
            minimumApplied: true,
            nextBandUsed: false,
            slices: [
              { rateType: 'PerUnit', above: 0, upTo: null, quantity: 10, value: 0.26, amount: 2.6 },
            ],
            childSlices: [],
          },
        },
        additional: [],
        surcharges: [],
        fuel: { percent: 0, kind: 'base', policyPercent: 0, levies: [], on: 1100, amount: 0 },
      },
    });
  });

  it('is basic plus per kilo above the minimum', () => {
    expect([response({}), response({}, { items: [carton(10)] })]).toEqual([17.9, 11]);
  });

  it('is returned for every main service, with the reason when there is none', () => {
    const { index } = buildRateCardIndex(rows);
    expect(
      priceAll(index, request).map((each) => (each.isPriced ? each.totalCost : each.reason)),
    ).toEqual([1790, 'noRateForService']);
  });

  it('adds the additional services that an option selects by code', () => {
    const rates = [
      perKilo,
      {
        ...perKilo,
        id: 'rate-2',
        rateServiceId: 'svc-tail',
        calculationMethod: 'PercentageOfFreight' as const,
        minimum: 1,
        rateDetails: [{ rateType: 'PerUnit' as const, break: 0, basic: 0, value: 12.5 }],
      },
    ];
    const priced = priceFor({ rates }, { deliveryOptions: { taillift: 'true', leave: 'false' } });
    expect(priced.isPriced && priced.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['EXP', 1790],
      ['tailLift', 224],
    ]);
  });

  it('is absent when a requested additional service has no rate', () => {
    expect(response({}, { pickupOptions: { tailLift: 'yes' } })).toBe('noRateForService');
  });

  it('charges the minimum quantity of a service when there is less', () => {
    expect(response({ services: [{ ...express, minUnit: 50 }] })).toBe(20.5);
  });

  it('uses the cubic factor of the rate, then service, card, account, and finally 250', () => {
    const rates = [{ ...perKilo, cubicAllowance: 0 }];
    const card = { ...rows.card, cubicFactor: 333 };
    const services = [{ ...express, cubicFactor: 200 }];
    const from = (...queryText: Parameters<typeof priceFor>) => {
      const priced = priceFor(...queryText);
      return priced.isPriced && priced.explanation.weight.cubicFactorFrom;
    };
    expect([
      from({}),
      from({ rates, services, card }, { cubicFactor: 167 }),
      from({ rates, card }, { cubicFactor: 167 }),
      from({ rates }, { cubicFactor: 167 }),
      from({ rates }),
    ]).toEqual(['rate', 'service', 'card', 'account', 'default']);
  });

  it.each([
    ['Flat', 1],
    ['PerItem', 3],
    ['PerKg', 6],
    ['PerCubic', 0.024],
    ['PerKm', 12.5],
    ['PerHour', 1.5],
  ] as const)('calculates the quantity by %s', (calculationMethod, quantity) => {
    const query = { items: [carton(2, 3)], totalDistance: 12_500, totalTime: 5400 };
    const priced = priceFor({ rates: [{ ...perKilo, calculationMethod }] }, query);
    expect(priced.isPriced && priced.explanation.freight.quantity).toBe(quantity);
  });

  it('counts pallets and skids for PerPallet', () => {
    const rates = [{ ...perKilo, calculationMethod: 'PerPallet' as const, minimum: 0 }];
    const items = [{ ...carton(5, 2), packageType: 'Pallet' }, carton(1)];
    expect([response({ rates }, { items }), response({ rates })]).toEqual([8.02, 'noPallets']);
  });
});

describe('a missing price', () => {
  const words = (...queryText: Parameters<typeof priceFor>) => {
    const priced = priceFor(...queryText);
    return priced.isPriced ? '' : priced.message;
  };
  const nowhere = { countryCode: 'AU', postCode: '0872', suburb: 'Kintore' };

  it("is explained in a dispatcher's words", () => {
    const perKm = [{ ...perKilo, calculationMethod: 'PerKm' as const }];
    expect(
      inEnglish([
        words({}, { from: nowhere }),
        words({}, { to: nowhere }),
        words({}, { from: request.to }),
        words({}, {}, 'OVN'),
        words({}, {}, 'AIR'),
        words({ services: [{ ...express, isActive: false }] }),
        words({ card: { ...rows.card, isActive: false } }),
        words({}, { day: '2025-06-30' }),
        words({ rates: perKm }),
      ]),
    ).toEqual([
      'Kintore 0872 is in no zone of rate card ROAD.',
      'Kintore 0872 is in no zone of rate card ROAD.',
      'Rate card ROAD has no rate from Richmond 3121 to Richmond 3121.',
      'Rate card ROAD has no rate for service OVN from SYDNEY 2000 to Richmond 3121; ' +
        'other services have one.',
      'Rate card ROAD has no service AIR.',
      'Service EXP of rate card ROAD is not active.',
      'Rate card ROAD is not active.',
      'No rate for service EXP from SYDNEY 2000 to Richmond 3121 is in force on 2025-06-30.',
      'Service EXP is priced by distance, and the distance is not known.',
    ]);
  });
});

describe('fuel and surcharges', () => {
  const always = {
    code: 'SEC',
    name: 'Security',
    calcMethod: 'Flat' as const,
    value: 2,
    applyOn: 'consignment' as const,
    condition: { kind: 'always' as const },
    effectiveDate: '2026-01-01',
  };
  const fuelLevies = [{ name: 'road', percent: 10, effectiveDate: '2026-01-01' }];

  it('are added to freight: base surcharges are subject to fuel, others are not', () => {
    const surcharges = [
      { ...always, bearsFuel: true },
      { ...always, code: 'RES', value: 5 },
    ];
    const priced = priceFor({ fuelLevies, surcharges });
    expect(priced.isPriced && priced.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['EXP', 1790],
      ['SEC', 200],
      ['RES', 500],
      ['FUEL', 199],
    ]);
  });

  it('are omitted when the service is not subject to fuel', () => {
    expect(response({ fuelLevies, services: [{ ...express, bearsFuel: false }] })).toBe(17.9);
  });

  it('make the whole price on application when a surcharge has no amount', () => {
    expect(response({ surcharges: [{ ...always, value: null }] })).toBe('priceOnApplication');
  });
});

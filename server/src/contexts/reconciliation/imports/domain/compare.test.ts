import { english, sentence } from '@waybill/contract/sentence';
import { add, minor, subtract, ZERO } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CarrierCharge } from './charge.ts';
import { type ComparisonInput, type ComparedLine, compareConsignment } from './compare.ts';
import { serviceKey } from './gathering.ts';
import type { QuotedBooking, QuotedService } from './quoted.ts';
import { isWithin, usualTolerance } from '../../tolerances/domain.ts';

const quoted = (over: Partial<QuotedService> = {}): QuotedService => ({
  code: 'EXP',
  name: 'Express',
  isAdditional: false,
  isTaxed: true,
  carrier: minor(5000),
  customer: minor(6000),
  ...over,
});
const fuel = quoted({
  code: 'FUEL',
  name: 'Fuel 20 %',
  isAdditional: true,
  carrier: minor(1000),
  customer: minor(1200),
});
const booking = (over: Partial<QuotedBooking> = {}): QuotedBooking => ({
  id: 1,
  customerId: 7,
  status: 'Delivered',
  carrierCode: 'TESTEXP',
  grams: 24_000,
  chargeableGrams: 24_000,
  cubicMillimetres: 60_000_000,
  isTaxed: true,
  services: [quoted(), fuel],
  ...over,
});
const charge = (over: Partial<CarrierCharge> = {}): CarrierCharge => ({
  rowNo: 1,
  part: 0,
  consignmentId: 'ACM000000011',
  serviceCode: 'EXP',
  serviceName: 'Express',
  grams: 24_000,
  cubicMillimetres: 60_000_000,
  amount: minor(5000),
  ...over,
});
const invoice1 = sentence('invoice {number}', { number: '1' });
const query = (over: Partial<ComparisonInput> = {}): ComparisonInput => ({
  consignmentId: 'ACM000000011',
  charges: [charge()],
  booking: booking(),
  earlier: new Map(),
  isItemised: true,
  tolerance: usualTolerance,
  taxRate: percent(10),
  ...over,
});
const lines = (over: Partial<ComparisonInput> = {}): readonly ComparedLine[] =>
  compareConsignment(query(over)).lines;
const only = (over: Partial<ComparisonInput> = {}): ComparedLine => {
  const [line, ...more] = lines(over);
  if (line === undefined || more.length > 0) throw new Error('Not one line');
  return line;
};
/** True if the lines' charges equal the quote in total. */
const comesToTheQuote = (compared: readonly ComparedLine[]): boolean =>
  isWithin(usualTolerance, {
    quoted: add(...compared.map((line) => line.carrierQuoted)),
    invoiced: add(...compared.map((line) => line.carrierInvoiced)),
    isFuel: false,
  });
const verdict = ({ status, reason, explanation }: ComparedLine) => [
  status,
  reason,
  english(explanation),
];

describe('a carrier charge', () => {
  it('matches within the larger of an amount and a percentage (decisions B-36)', () => {
    const at = (amount: number) => only({ charges: [charge({ amount: minor(amount) })] }).status;
    expect([4899, 4900, 5000, 5100, 5101].map(at)).toEqual([
      'UnderCharged',
      'Matched',
      'Matched',
      'Matched',
      'OverCharged',
    ]);
  });

  it('has separate tolerances above, below, and for fuel', () => {
    const none = { amount: ZERO, percent: 0 };
    const tolerance = { ...usualTolerance, above: none, fuelBelow: none };
    const at = (serviceCode: string, amount: number) =>
      only({ tolerance, charges: [charge({ serviceCode, amount: minor(amount) })] }).status;
    expect([at('EXP', 5001), at('EXP', 4900), at('FUEL', 1100), at('FUEL', 999)]).toEqual([
      'OverCharged',
      'Matched',
      'Matched',
      'UnderCharged',
    ]);
  });

  it('above the quote for more freight than declared is a weight discrepancy', () => {
    const line = only({ charges: [charge({ amount: minor(6000), grams: 31_000 })] });
    expect(verdict(line)).toEqual([
      'OverCharged',
      'Weight',
      'Charged for 31 kg, 0.06 m³; declared 24 kg, 0.06 m³: 10.00 above the quote.',
    ]);
  });

  it('for the chargeable weight counts as declared', () => {
    const bulky = booking({ chargeableGrams: 31_000 });
    const line = only({
      booking: bulky,
      charges: [charge({ amount: minor(6000), grams: 31_000 })],
    });
    expect(line.reason).toBe('Zone');
  });

  it('above the quote for the declared freight is a zone discrepancy', () => {
    const line = only({ charges: [charge({ amount: minor(6000) })] });
    expect(verdict(line)).toEqual([
      'OverCharged',
      'Zone',
      'Weight as declared, but 10.00 above the quote: different zone or rate.',
    ]);
  });

  it('for fuel, an unquoted service, or one quoted lower is classified accordingly', () => {
    const at = (over: Partial<CarrierCharge>) => only({ charges: [charge(over)] });
    expect(verdict(at({ serviceCode: 'FSC', serviceName: 'Fuel', amount: minor(1400) }))).toEqual([
      'OverCharged',
      'Fuel',
      'Fuel is 4.00 above the quote.',
    ]);
    const tail = at({ serviceCode: 'TAIL', serviceName: 'Tail lift', amount: minor(3500) });
    expect(verdict(tail)).toEqual(['NotQuoted', 'Accessorial', 'Not part of the quote.']);
  });

  it('repeated on one invoice, or from an earlier one, is a duplicate', () => {
    const [first, second] = lines({ charges: [charge(), charge({ rowNo: 2 })] });
    expect([first?.status, second?.reason, second?.explanation]).toEqual([
      'Matched',
      'Duplicate',
      'Charged twice on this invoice.',
    ]);
    const earlier = new Map([['EXP', sentence('invoice {number}', { number: 'TX-1' })]]);
    expect(verdict(only({ earlier }))).toEqual([
      'OverCharged',
      'Duplicate',
      'Already charged on invoice TX-1.',
    ]);
  });

  it('split over several rows is one charge', () => {
    const parts = [charge({ amount: minor(3000) }), charge({ rowNo: 2, amount: minor(2000) })];
    expect(only({ charges: parts }).carrierInvoiced).toBe(5000);
  });

  it('for a cancelled or unknown booking is unmatched', () => {
    const cancelled = only({ booking: booking({ status: 'Cancelled' }) });
    expect(verdict(cancelled)).toEqual(['NotBooked', 'Cancelled', 'The booking is cancelled.']);
    const unknown = only({ booking: null });
    expect(verdict(unknown)).toEqual([
      'NotBooked',
      'Unmatched',
      'No booking with this number found.',
    ]);
    expect([cancelled.isRechargeable, unknown.isRechargeable]).toEqual([false, false]);
  });

  it('without a service counts as freight', () => {
    expect(only({ charges: [charge({ serviceCode: '', serviceName: '' })] }).serviceCode).toBe(
      'EXP',
    );
  });
});

describe('one total per consignment', () => {
  const noService = { serviceCode: '', serviceName: '' };
  const total = (amount: number, over: Partial<CarrierCharge> = {}) =>
    only({
      isItemised: false,
      charges: [charge({ ...noService, amount: minor(amount), ...over })],
    });

  it('is compared with the whole quoted cost, the levy included', () => {
    expect(total(6000)).toMatchObject({
      comparedWith: 'total',
      status: 'Matched',
      carrierQuoted: 6000,
      quoted: 7200,
      customerRecharge: 0,
    });
  });

  it('proposes a recharge of what exceeds the whole cost alone', () => {
    expect(total(7000)).toMatchObject({
      status: 'OverCharged',
      carrierRecharge: 1000,
      customerRecharge: 1200,
    });
  });

  it('may name the freight service, and is a total where it is nearer to the whole', () => {
    const named = { serviceCode: 'EXP', serviceName: 'Express' };
    expect([total(6000, named), total(5000, named)].map((line) => line.comparedWith)).toEqual([
      'total',
      'charge',
    ]);
  });

  it('is a total by its name in an itemised invoice as well', () => {
    const line = only({
      charges: [charge({ serviceCode: '', serviceName: 'Total', amount: minor(6000) })],
    });
    expect([line.comparedWith, line.status]).toEqual(['total', 'Matched']);
  });

  it('is one part where the invoice is itemised, or an earlier one charged another part', () => {
    const itemised = only({ charges: [charge({ serviceCode: '', serviceName: '' })] });
    const second = only({
      isItemised: false,
      earlier: new Map([['FUEL', invoice1]]),
      charges: [charge({ serviceCode: '', serviceName: '' })],
    });
    expect([itemised, second].map((line) => [line.comparedWith, line.carrierQuoted])).toEqual([
      ['charge', 5000],
      ['charge', 5000],
    ]);
  });

  it('covers every quoted part: a later invoice for one of them is a duplicate', () => {
    const fuelLater = only({
      earlier: new Map([['', invoice1]]),
      earlierTotal: invoice1,
      charges: [charge({ serviceCode: 'FUEL', serviceName: 'Fuel', amount: minor(1000) })],
    });
    expect(verdict(fuelLater)).toEqual([
      'OverCharged',
      'Duplicate',
      'Already charged on invoice 1.',
    ]);
  });
});

describe('the recharge', () => {
  it('is the difference with the markup of the quote, plus tax', () => {
    const line = only({ charges: [charge({ amount: minor(6000), grams: 31_000 })] });
    expect(line).toMatchObject({
      carrierRecharge: 1000,
      carrierRechargeTax: 100,
      quoted: 6000,
      reQuoted: 7200,
      customerRecharge: 1200,
      customerRechargeTax: 120,
    });
  });

  it('for an unquoted service uses the markup of the whole booking', () => {
    const tail = charge({ serviceCode: 'TAIL', serviceName: 'Tail lift', amount: minor(3500) });
    expect(only({ charges: [tail] })).toMatchObject({ reQuoted: 4200, customerRecharge: 4200 });
  });

  it('is zero within tolerance, below the quote, for duplicates, and without a booking', () => {
    const amounts = [
      only({ charges: [charge({ amount: minor(5100) })] }),
      only({ charges: [charge({ amount: minor(3000) })] }),
      only({ earlier: new Map([['EXP', invoice1]]) }),
      only({ booking: null }),
      only({ booking: booking({ status: 'Cancelled' }) }),
    ].map((line) => line.customerRecharge);
    expect(amounts).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a carrier that moves its price between freight and levy', () => {
  const moved = (freight: number, levy: number) => [
    charge({ amount: minor(freight) }),
    charge({ rowNo: 2, serviceCode: 'FUEL', serviceName: 'Fuel', amount: minor(levy) }),
  ];

  it('asks for no more where both together are as quoted', () => {
    const compared = lines({ charges: moved(4200, 1800) });
    expect(compared.map(verdict)).toEqual([
      ['Matched', null, 'As quoted in total; this charge is 8.00 below the quote.'],
      ['Matched', null, 'As quoted in total; this charge is 8.00 above the quote.'],
    ]);
    expect(compared.map((line) => line.customerRecharge)).toEqual([0, 0]);
  });

  it('is judged charge by charge where both together are more', () => {
    const compared = lines({ charges: moved(4200, 2600) });
    expect(compared.map(({ status }) => status)).toEqual(['UnderCharged', 'OverCharged']);
  });

  it('is judged charge by charge where another charge came before or comes on top', () => {
    const tail = charge({ rowNo: 3, serviceCode: 'TAIL', serviceName: 'Tail lift' });
    const onTop = lines({ charges: [...moved(4200, 1800), { ...tail, amount: minor(0) }] });
    const before = lines({
      charges: moved(4200, 1800),
      earlier: new Map([[serviceKey(tail), invoice1]]),
    });
    expect([...onTop.slice(0, 2), ...before].map(({ status }) => status)).not.toContain('Matched');
  });
});

describe('comparing any charges', () => {
  const charges = fc
    .array(
      fc.record({
        serviceCode: fc.constantFrom('EXP', 'exp ', 'FUEL', 'FSC fuel', 'TAIL', ''),
        serviceName: fc.constantFrom('', 'Express', 'Fuel', 'Waiting'),
        grams: fc.option(fc.integer({ min: 0, max: 50_000 })),
        cubicMillimetres: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
        amount: fc.integer({ min: -100_000, max: 1_000_000 }).map(minor),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((rows) => rows.map((row, at): CarrierCharge => ({ ...charge(row), rowNo: at + 1 })));
  const bookings = fc.oneof(
    fc.constant(null),
    fc
      .record({
        status: fc.constantFrom('Delivered', 'InTransit', 'Cancelled'),
        carrier: fc.integer({ min: 0, max: 100_000 }).map(minor),
        customer: fc.integer({ min: 0, max: 200_000 }).map(minor),
      })
      .map(({ status, carrier, customer }) =>
        booking({ status, services: [quoted({ carrier, customer }), fuel] }),
      ),
  );

  it('loses no cent and reports every difference', () => {
    fc.assert(
      fc.property(charges, bookings, (input, theirs) => {
        const compared = lines({ charges: input, booking: theirs });
        expect(add(...compared.map((line) => line.carrierInvoiced))).toBe(
          add(...input.map(({ amount }) => amount)),
        );
        for (const line of compared) {
          expect(line.carrierRecharge).toBe(subtract(line.carrierInvoiced, line.carrierQuoted));
          expect(line.customerRecharge).toBeGreaterThanOrEqual(0);
          expect(line.reason === null).toBe(line.status === 'Matched');
          expect(line.isRechargeable || line.customerRecharge === 0).toBe(true);
        }
      }),
    );
  });

  it('compares each quoted service once, and matches only within tolerance', () => {
    fc.assert(
      fc.property(charges, bookings, (input, theirs) => {
        const compared = lines({ charges: input, booking: theirs });
        const codes = compared.flatMap((line) => line.serviceCode ?? []);
        expect(new Set(codes).size).toBe(codes.length);
        for (const line of compared.filter((each) => each.serviceCode !== null)) {
          const pair = {
            quoted: line.carrierQuoted,
            invoiced: line.carrierInvoiced,
            isFuel: line.serviceCode === 'FUEL',
          };
          const isMatched = english(line.explanation).startsWith('As quoted in total;')
            ? comesToTheQuote(compared)
            : isWithin(usualTolerance, pair);
          expect(line.status === 'Matched').toBe(isMatched);
        }
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(charges, bookings, fc.infiniteStream(fc.nat()), (input, theirs, chance) => {
        const shuffled = input
          .map((each) => ({ each, key: chance.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(lines({ charges: shuffled, booking: theirs })).toEqual(
          lines({ charges: input, booking: theirs }),
        );
      }),
    );
  });

  it('marks a repeated invoice entirely as duplicate', () => {
    fc.assert(
      fc.property(charges, (input) => {
        const earlier = new Map(input.map((each) => [serviceKey(each), invoice1]));
        const compared = lines({ charges: input, earlier });
        expect(compared.every(({ reason }) => reason === 'Duplicate')).toBe(true);
      }),
    );
  });
});

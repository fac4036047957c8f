import { minor } from '@waybill/kernel/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Replayed, replayOutcome } from './domain.ts';

const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(minor));
const replayed: fc.Arbitrary<Replayed> = fc.record({
  bookingId: fc.nat(),
  consignmentId: fc.constant('ACM1'),
  customerId: fc.integer({ min: 1, max: 4 }),
  customerName: fc.constant('Cedar & Co'),
  serviceCode: fc.constant('STD'),
  lane: fc.constantFrom('SYD – MEL', 'MEL – SYD'),
  current: amount,
  proposed: amount,
  reason: fc.constant('No rate.'),
});
const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100);

it('has equal sums by customer, by lane and in total, and includes every booking', () => {
  fc.assert(
    fc.property(fc.array(replayed), fc.nat(20), (rows, otherwise) => {
      const outcome = replayOutcome(rows, otherwise);
      for (const groups of [outcome.customers, outcome.lanes]) {
        for (const member of ['bookings', 'current', 'proposed', 'difference', 'lost'] as const) {
          expect(sum(groups.map((group) => group[member]))).toBe(sum([outcome[member]]));
        }
      }
      expect(sum([outcome.difference])).toBe(sum([outcome.proposed, -outcome.current]));
      const { bookings, lost, gained } = outcome;
      expect(bookings + lost + gained + outcome.otherwise).toBe(rows.length + otherwise);
    }),
    { numRuns: 300 },
  );
});

it('lists the largest differences first and says why a booking no longer has a price', () => {
  const row: Replayed = {
    bookingId: 1,
    consignmentId: 'ACM1',
    customerId: 1,
    customerName: 'Cedar & Co',
    serviceCode: 'STD',
    lane: 'SYD – MEL',
    current: minor(1000),
    proposed: minor(1100),
    reason: '',
  };
  const other = { ...row, customerId: 2, customerName: 'Oto' };
  const outcome = replayOutcome(
    [row, { ...other, proposed: minor(400) }, { ...other, proposed: null, reason: 'No rate.' }],
    7,
  );
  expect(outcome.customers.map(({ name, difference, lost }) => [name, difference, lost])).toEqual([
    ['Oto', -6, 1],
    ['Cedar & Co', 1, 0],
  ]);
  expect([outcome.bookings, outcome.dearer, outcome.cheaper, outcome.otherwise]).toEqual([
    2, 1, 1, 7,
  ]);
  expect(outcome.losses).toEqual([
    { bookingId: 1, consignmentId: 'ACM1', serviceCode: 'STD', reason: 'No rate.' },
  ]);
});

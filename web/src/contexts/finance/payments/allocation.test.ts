import { describe, expect, it } from 'vitest';
import { payExactly, payInOrder, remainingOf } from './allocation.ts';

const open = [
  { id: 1, outstandingAmount: 110 },
  { id: 2, outstandingAmount: 0.3 },
  { id: 3, outstandingAmount: 70.1 },
  { id: 4, outstandingAmount: 40.2 },
];

describe('paying invoices in order', () => {
  it('pays the first ones in full, the next in part, and the rest not at all', () => {
    expect(payInOrder(150, open)).toEqual(
      new Map([
        [1, 110],
        [2, 0.3],
        [3, 39.7],
      ]),
    );
  });

  it('never allocates more than an invoice owes', () => {
    expect(payInOrder(1000, open.slice(1, 2))).toEqual(new Map([[2, 0.3]]));
  });
});

describe('paying an exact amount', () => {
  it('prefers a single invoice with exactly this amount', () => {
    expect(payExactly(110, [...open, { id: 5, outstandingAmount: 39.9 }])).toEqual(
      new Map([[1, 110]]),
    );
  });

  it('finds invoices, the cent in total', () => {
    expect(payExactly(110.6, open)).toEqual(
      new Map([
        [2, 0.3],
        [3, 70.1],
        [4, 40.2],
      ]),
    );
  });

  it('reports when no combination adds up', () => {
    expect([payExactly(110.5, open), payExactly(0, open), payExactly(5, [])]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('calculates the remainder to the cent', () => {
  expect(remainingOf(0.3, [0.1, 0.2])).toBe(0);
  expect(remainingOf(100, [60, 60.5])).toBe(-20.5);
});

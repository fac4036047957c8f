import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { grantInOrder } from './credit.ts';

const [cedar, harbour] = [1, 2];
const credits = new Map([
  [cedar, { limit: minor(1_000), exposure: minor(400) }],
  [harbour, { limit: null, exposure: minor(9_000) }],
]);
const ask = (customerId: number, more: number) => ({ customerId, more: minor(more) });
const granted = (...asks: readonly ReturnType<typeof ask>[]) => {
  const { isGranted, more } = grantInOrder(asks, credits);
  return [isGranted, [...more]];
};

describe('credit requested by several bookings', () => {
  it('is granted up to the limit and not beyond it', () => {
    expect(granted(ask(cedar, 600))).toEqual([[true], [[cedar, 600]]]);
    expect(granted(ask(cedar, 601))).toEqual([[false], []]);
  });

  it('is granted in order; a booking over the limit leaves the rest to the next', () => {
    const asked = [ask(cedar, 500), ask(cedar, 200), ask(cedar, 100), ask(cedar, 1)];
    expect(granted(...asked)).toEqual([[true, false, true, false], [[cedar, 600]]]);
  });

  it('that one booking releases is available to the next', () => {
    expect(granted(ask(cedar, -100), ask(cedar, 700))).toEqual([[true, true], [[cedar, 600]]]);
  });

  it('is separate for each customer, and may be unlimited', () => {
    expect(granted(ask(harbour, 50_000), ask(cedar, 601), ask(cedar, 2))).toEqual([
      [true, false, true],
      [
        [harbour, 50_000],
        [cedar, 2],
      ],
    ]);
  });
});

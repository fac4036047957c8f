import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { grantInOrder } from './credit.ts';

const [cedar, harbour] = [1, 2];
const credits = new Map([
  [cedar, { limit: minor(1_000), exposure: minor(400) }],
  [harbour, { limit: null, exposure: minor(9_000) }],
]);
const request = (customerId: number, more: number) => ({ customerId, more: minor(more) });
const granted = (...requests: readonly ReturnType<typeof request>[]) => {
  const { isGranted, more } = grantInOrder(requests, credits);
  return [isGranted, [...more]];
};

describe('credit requested by several bookings', () => {
  it('is granted up to the limit and not beyond it', () => {
    expect(granted(request(cedar, 600))).toEqual([[true], [[cedar, 600]]]);
    expect(granted(request(cedar, 601))).toEqual([[false], []]);
  });

  it('is granted in order; a booking over the limit leaves the rest to the next', () => {
    const query = [
      request(cedar, 500),
      request(cedar, 200),
      request(cedar, 100),
      request(cedar, 1),
    ];
    expect(granted(...query)).toEqual([[true, false, true, false], [[cedar, 600]]]);
  });

  it('that one booking releases is available to the next', () => {
    expect(granted(request(cedar, -100), request(cedar, 700))).toEqual([
      [true, true],
      [[cedar, 600]],
    ]);
  });

  it('is separate for each customer, and may be unlimited', () => {
    expect(granted(request(harbour, 50_000), request(cedar, 601), request(cedar, 2))).toEqual([
      [true, false, true],
      [
        [harbour, 50_000],
        [cedar, 2],
      ],
    ]);
  });
});

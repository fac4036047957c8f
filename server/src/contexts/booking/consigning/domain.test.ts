import { describe, expect, it } from 'vitest';
import { isException, keyOf, nextLookAt, pauseAfter, withdrawalOf } from './domain.ts';

describe('sending a consignment to a carrier', () => {
  it('waits longer after every timeout and gives up after the sixth', () => {
    expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([
      10_000,
      60_000,
      300_000,
      900_000,
      3_600_000,
      null,
    ]);
  });

  it('gives every shipment of a consignment a different reference', () => {
    expect([0, 1, 2].map((earlier) => keyOf('ACM000000017', earlier))).toEqual([
      'ACM000000017',
      'ACM000000017-2',
      'ACM000000017-3',
    ]);
  });
});

describe('cancelling a consignment', () => {
  it('cancels at a carrier that may have the consignment, asks staff for manual ones', () => {
    const connected = { isManual: false };
    const manual = { isManual: true };
    expect([
      withdrawalOf({ state: 'Waiting', wasSent: false }, connected),
      withdrawalOf({ state: 'Waiting', wasSent: true }, connected),
      withdrawalOf({ state: 'GivenUp', wasSent: true }, connected),
      withdrawalOf({ state: 'Taken', wasSent: true }, connected),
      withdrawalOf({ state: 'Taken', wasSent: false }, manual),
      withdrawalOf({ state: 'AwaitingNumber', wasSent: false }, manual),
      withdrawalOf({ state: 'Refused', wasSent: true }, connected),
      withdrawalOf({ state: 'Withdrawn', wasSent: true }, connected),
    ]).toEqual([
      'Withdrawn',
      'Withdrawing',
      'Withdrawing',
      'Withdrawing',
      'NotWithdrawn',
      'Withdrawn',
      'Withdrawn',
      null,
    ]);
  });
});

describe('tracking at a carrier', () => {
  it('polls hourly for two weeks, then twice a day, and stops after sixty days', () => {
    const claimed = new Date('2026-11-01T00:00:00Z');
    const on = (day: number) => new Date(claimed.getTime() + day * 86_400_000);
    expect([1, 20, 61].map((day) => nextLookAt(claimed, on(day))?.toISOString())).toEqual([
      '2026-11-02T01:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      undefined,
    ]);
  });

  it('recognizes exceptions by keywords unless another keyword rules them out', () => {
    const words = { exceptions: ['damaged', 'held'], exceptionKeywords: ['not damaged', ''] };
    expect([
      isException('Parcel DAMAGED in transit', words),
      isException('Checked: not damaged', words),
      isException('Out for delivery', words),
      isException('Anything', { exceptions: [' '], exceptionKeywords: [] }),
    ]).toEqual([true, false, false, false]);
  });
});

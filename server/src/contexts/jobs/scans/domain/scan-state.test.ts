import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Scan, stateOf } from './scan-state.ts';

const scan = (code: ScanCode, minute: number, articleNumber: string | null = null): Scan => ({
  code,
  at: new Date(Date.UTC(2026, 10, 18, 0, minute)),
  articleNumber,
});
const at = (minute: number): Date => scan('PICKUP', minute).at;

describe('the state derived from scans', () => {
  it('comes from the latest scan by its own time', () => {
    const late = [scan('ONBOARD', 30), scan('PICKUP', 10), scan('INWARD', 20)];
    expect(stateOf(late, [])).toEqual({
      last: scan('ONBOARD', 30),
      status: 'OutForDelivery',
      deliveredAt: null,
      deliveredPieces: 0,
    });
  });

  it('is empty without scans, or with informational scans only', () => {
    expect(stateOf([], []).status).toBeNull();
    expect(stateOf([scan('CREATED', 1)], []).status).toBeNull();
  });

  it('is the more advanced one when two scans have the same time', () => {
    expect(stateOf([scan('ONBOARD', 5), scan('PICKUP', 5)], []).status).toBe('OutForDelivery');
  });

  it('stays delivered despite later scans', () => {
    const scans = [scan('DELIVERED', 10), scan('INWARD', 20)];
    expect(stateOf(scans, [])).toEqual({
      last: scan('INWARD', 20),
      status: 'Delivered',
      deliveredAt: at(10),
      deliveredPieces: 0,
    });
  });

  it('is delivered with the last of the pieces, and out for delivery until then', () => {
    const pieces = ['A001', 'A002'];
    const first = scan('DELIVERED', 10, 'A001');
    expect(stateOf([first], pieces)).toMatchObject({
      status: 'OutForDelivery',
      deliveredAt: null,
      deliveredPieces: 1,
    });
    expect(stateOf([scan('DELIVERED', 12, 'A002'), first], pieces)).toMatchObject({
      status: 'Delivered',
      deliveredAt: at(12),
      deliveredPieces: 2,
    });
  });

  it('does not depend on the order or repetition of the scans', () => {
    const pieces = ['A001', 'A002', 'A003'];
    const scans = fc.array(
      fc
        .record({
          code: fc.constantFrom(...scanCodes),
          minute: fc.integer({ min: 0, max: 20 }),
          piece: fc.constantFrom(null, ...pieces),
        })
        .map(({ code, minute, piece }) => scan(code, minute, piece)),
      { maxLength: 30 },
    );
    const result = scans.chain((some) =>
      fc.record({
        sorted: fc.constant(some.toSorted((a, b) => a.at.getTime() - b.at.getTime())),
        shuffled: fc.shuffledSubarray([...some, ...some.slice(0, 5)], { minLength: some.length }),
      }),
    );
    fc.assert(
      fc.property(result, ({ sorted, shuffled }) => {
        const missing = sorted.filter((s) => !shuffled.includes(s));
        expect(stateOf([...shuffled, ...missing], pieces)).toEqual(stateOf(sorted, pieces));
      }),
      { numRuns: 1000 },
    );
  });
});

import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { costShares } from './cost-shares.ts';

const piece = (job_id: string, kilograms: number, cubic_metres = 0, pallets = 0) => ({
  job_id,
  kilograms,
  cubic_metres,
  pallets,
});
const shares = (...args: Parameters<typeof costShares>) => Object.fromEntries(costShares(...args));

describe('the cost of a trip', () => {
  it('is shared by weight, volume or pallets', () => {
    const freight = [piece('a', 300, 1, 1), piece('a', 300, 1, 0), piece('b', 400, 6, 3)];
    expect(shares(minor(100_000), 'Weight', freight)).toEqual({ a: 60_000, b: 40_000 });
    expect(shares(minor(100_000), 'Volume', freight)).toEqual({ a: 25_000, b: 75_000 });
    expect(shares(minor(100_000), 'Pallet', freight)).toEqual({ a: 25_000, b: 75_000 });
  });

  it('is shared to the last cent, the largest remainder first', () => {
    const freight = [piece('a', 1), piece('b', 1), piece('c', 1)];
    expect(shares(minor(100), 'Weight', freight)).toEqual({ a: 34, b: 33, c: 33 });
    const uneven = [piece('a', 1), piece('b', 2), piece('c', 4)];
    expect(shares(minor(1000), 'Weight', uneven)).toEqual({ a: 143, b: 286, c: 571 });
  });

  it('adds up to the cost whatever the freight', () => {
    for (let jobs = 1; jobs <= 40; jobs += 1) {
      const freight = Array.from({ length: jobs }, (_, at) =>
        piece(`${at}`, (at * 37) % 11, 0.001),
      );
      for (const cost of [0, 1, 99, 123_457]) {
        const all = [...costShares(minor(cost), 'Weight', freight).values()];
        expect(all.reduce((sum, share) => sum + share, 0)).toBe(cost);
      }
    }
  });

  it('counts every article the same where none is measured', () => {
    const freight = [piece('a', 5), piece('a', 5), piece('b', 90)];
    expect(shares(minor(300), 'Pallet', freight)).toEqual({ a: 200, b: 100 });
    expect(shares(minor(300), 'Pallet', [])).toEqual({});
  });
});

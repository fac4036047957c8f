import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../testing/samples.ts';
import { heldFor, offersOf } from './offers.ts';

const around = { order: 'price', usual: null, before: new Map() } as const;
const quotes = [sampleQuote(3, 40), sampleQuote(1, 60), sampleQuote(2, 20)];
const result = (changes: Partial<Parameters<typeof offersOf>[1]> = {}) =>
  offersOf(quotes, { ...around, ...changes }).map(({ key, eta, badges }) => [key, eta, ...badges]);

describe('offers', () => {
  it('are sorted cheapest first, the best ones badged, with the day they arrive', () => {
    expect(result({ usual: '3/STD' })).toEqual([
      ['2/STD', '2026-11-20T06:00:00Z', 'Cheapest'],
      ['3/STD', '2026-11-21T06:00:00Z', 'Your usual'],
      ['1/STD', '2026-11-19T06:00:00Z', 'Fastest'],
    ]);
  });

  it('are sorted fastest first on request', () => {
    expect(result({ order: 'eta' }).map(([key]) => key)).toEqual(['1/STD', '2/STD', '3/STD']);
  });

  it('show the difference to the previous prices', () => {
    const before = new Map([['2/STD', 18.8]]);
    const differences = offersOf(quotes, { ...around, before }).map(({ difference }) => difference);
    expect(differences).toEqual([1.2, 0, 0]);
  });

  it('keep their price until it expires', () => {
    const now = Date.parse('2026-11-18T00:00:00Z');
    expect(heldFor('2026-11-18T00:14:59Z', now)).toBe('14:59');
    expect(heldFor('2026-11-18T00:00:00Z', now)).toBeNull();
    expect(heldFor(undefined, now)).toBeNull();
  });
});

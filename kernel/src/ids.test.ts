import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, numericId, uuidId, uuidv7 } from './ids.ts';

const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const instants = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('a uuid of version 7', () => {
  it('consists of milliseconds and random bits as in RFC 9562', () => {
    const nothing = (size: number) => new Uint8Array(size);
    const everything = (size: number) => new Uint8Array(size).fill(255);
    const now = new Date('2022-02-22T19:22:22.000Z');
    expect(uuidv7(now, nothing)).toBe('017f22e2-79b0-7000-8000-000000000000');
    expect(uuidv7(now, everything)).toBe('017f22e2-79b0-7fff-bfff-ffffffffffff');
  });

  it('sorts by its timestamp', () => {
    fc.assert(
      fc.property(instants, instants, (a, b) => {
        const [first, second] = [a, b].map((ms) => uuidv7(new Date(ms), randomBytes));
        expect(isUuid(first ?? '')).toBe(true);
        expect(Math.sign(a - b) || 0).toBe(a === b ? 0 : (first ?? '') < (second ?? '') ? -1 : 1);
      }),
    );
  });

  it('rejects timestamps out of range', () => {
    for (const ms of [-1, 2 ** 48, Number.NaN]) {
      expect(() => uuidv7(new Date(ms), randomBytes)).toThrow(RangeError);
    }
  });
});

describe('an id', () => {
  it('is a positive integer or a lower-case uuid', () => {
    expect(numericId('Booking')(7)).toBe(7);
    expect(uuidId('Job')('017F22E2-79B0-7000-8000-000000000000')).toBe(
      '017f22e2-79b0-7000-8000-000000000000',
    );
  });

  it('is nothing else', () => {
    for (const value of [0, -1, 1.5, 2 ** 53, Number.NaN]) {
      expect(() => numericId('Booking')(value)).toThrow(`${value} is no Booking id`);
    }
    expect(() => uuidId('Job')('7')).toThrow("'7' is no Job id");
  });
});

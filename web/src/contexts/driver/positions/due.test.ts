import { describe, expect, it } from 'vitest';
import { isDue, type GpsReading } from './due.ts';

const at = (seconds: number, some: Partial<GpsReading> = {}): GpsReading => ({
  latitude: -33.8688,
  longitude: 151.2093,
  accuracy: 10,
  speed: null,
  at: seconds * 1000,
  ...some,
});

describe('a position', () => {
  it('is kept at once when it is the first', () => {
    expect(isDue(null, at(0))).toBe(true);
  });

  it('is kept every 15 seconds while the phone says that it moves', () => {
    expect(isDue(at(0), at(14, { speed: 12 }))).toBe(false);
    expect(isDue(at(0), at(15, { speed: 12 }))).toBe(true);
  });

  it('is kept every 2 minutes while still', () => {
    expect(isDue(at(0), at(119, { speed: 0 }))).toBe(false);
    expect(isDue(at(0), at(120, { speed: 0 }))).toBe(true);
  });

  it('counts as moving by its distance where the phone names no speed', () => {
    const farther = { latitude: -33.8668 };
    expect(isDue(at(0), at(15, farther))).toBe(true);
    expect(isDue(at(0), at(15, { ...farther, accuracy: 400 }))).toBe(false);
  });
});

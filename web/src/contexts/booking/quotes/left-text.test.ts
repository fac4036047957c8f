import { describe, expect, it } from 'vitest';
import { isNear, leftText } from './left-text.ts';

const hour_ms = 3_600_000;

describe('time left', () => {
  it.each([
    [29 * 60_000 + 59_999, '29:59'],
    [61_000, '1:01'],
    [-5, '0:00'],
    [5.9 * hour_ms, '5 hours'],
    [47 * hour_ms, '1 day'],
  ])('%i ms is %s', (left, text) => {
    expect(leftText(left, 'en')).toBe(text);
  });

  it('is shown in the reader’s language, or in English for an unknown language', () => {
    expect(leftText(5 * hour_ms, 'de')).toBe('5 Stunden');
    expect(leftText(5 * hour_ms, 'fr-x-isle12 ')).toBe('5 hours');
  });

  it('is counted down within a day', () => {
    expect([24 * hour_ms - 1, 24 * hour_ms].map(isNear)).toEqual([true, false]);
  });
});

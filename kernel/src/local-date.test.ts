import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  businessDaysAfter,
  daysBetween,
  endOfMonth,
  isLocalDate,
  localDate,
  startOfMonth,
  weekdayOf,
} from './local-date.ts';

const dates = fc
  .integer({ min: -100_000, max: 100_000 })
  .map((days) => addDays(on('2026-01-01'), days));

describe('a date', () => {
  it('must exist in the calendar', () => {
    const texts = ['2024-02-29', '2025-02-29', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1'];
    expect(texts.filter(isLocalDate)).toEqual(['2024-02-29']);
    expect(() => localDate('31/01/2026')).toThrow(RangeError);
  });

  it('is clamped to the end of the month when months or years are added', () => {
    const after = (date: string, months: number) => addMonths(on(date), months);
    expect([
      after('2026-01-31', 1),
      after('2024-01-31', 1),
      after('2026-03-31', -1),
      after('2026-12-15', 1),
      after('2026-01-15', -1),
      addYears(on('2024-02-29'), 1),
    ]).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2026-02-28',
      '2027-01-15',
      '2025-12-15',
      '2025-02-28',
    ]);
  });

  it('lies within its month', () => {
    expect([startOfMonth(on('2024-02-10')), endOfMonth(on('2024-02-10'))]).toEqual([
      '2024-02-01',
      '2024-02-29',
    ]);
  });

  it('ages by whole days: due 30 June is 31 days old on 31 July', () => {
    expect(daysBetween(on('2026-06-30'), on('2026-07-31'))).toBe(31);
  });

  it('returns to itself after adding and subtracting days; seven days keep the weekday', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      }),
    );
    expect(['2026-07-27', '2026-08-02', '1969-12-31'].map((date) => weekdayOf(on(date)))).toEqual([
      1, 7, 3,
    ]);
  });
});

describe('business days', () => {
  const anzac = (date: string) => date === '2025-04-25';

  it('exclude weekends and holidays', () => {
    const after = (date: string, days: number) => businessDaysAfter(on(date), days, anzac);
    expect([
      after('2025-04-24', 0),
      after('2025-04-24', 1),
      after('2025-04-25', 0),
      after('2025-04-26', 1),
      after('2025-04-21', 5),
    ]).toEqual(['2025-04-24', '2025-04-28', '2025-04-28', '2025-04-28', '2025-04-29']);
  });

  it('are rejected when there are none', () => {
    expect(() => businessDaysAfter(on('2025-04-24'), 1, () => true)).toThrow(RangeError);
    expect(() => businessDaysAfter(on('2025-04-24'), -1, anzac)).toThrow(RangeError);
  });
});

function on(date: string) {
  return localDate(date);
}

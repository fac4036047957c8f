import { describe, expect, it } from 'vitest';
import { type DateHabits, dateHabitsOf } from './date-habits.ts';
import { rangeOf } from './date-ranges.ts';
import { addMonths, readDate, weeksOfMonth, writeDate } from './plain-date.ts';

const today = () => '2026-11-20';
const us: DateHabits = { ...dateHabitsOf('en', 'UTC'), today };
const au: DateHabits = { ...dateHabitsOf('en-AU', 'UTC'), today };
const german: DateHabits = { ...dateHabitsOf('de', 'UTC'), today };

describe('an entered date', () => {
  it.each([
    ['', null],
    ['1/11', '2027-01-11'],
    ['12/24', '2026-12-24'],
    ['1/2/26', '2026-01-02'],
    ['2026-02-28', '2026-02-28'],
    ['today', '2026-11-20'],
    ['-7d', '2026-11-13'],
    ['+2w', '2026-12-04'],
    ['02/29/2026', undefined],
    ['13/1/2026', undefined],
    ['soon', undefined],
  ])('%j is %j when the month comes first', (text, date) => {
    expect(readDate(text, us)).toBe(date);
  });

  it('starts with the day when the day comes first', () => {
    expect([readDate('1/11', au), readDate('24.12.2026', au)]).toEqual([
      '2026-11-01',
      '2026-12-24',
    ]);
  });

  it('is 1 March for 1/3/2026 in Australia, and 3 January in plain English', () => {
    expect([au, us].map((habits) => readDate('1/3/2026', habits))).toEqual([
      '2026-03-01',
      '2026-01-03',
    ]);
  });

  it('may be a word of the language', () => {
    const read = (text: string) => readDate(text, german);
    expect(['heute', 'Morgen', 'gestern', 'today', '1.3.'].map(read)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-19',
      '2026-11-20',
      '2027-03-01',
    ]);
  });

  it('is formatted in the same order', () => {
    expect([us, au, german].map((habits) => writeDate('2026-11-01', habits))).toEqual([
      '11/01/2026',
      '01/11/2026',
      '01.11.2026',
    ]);
  });
});

describe('month calculation', () => {
  it('ends on the last day when counted from a longer month', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1)]).toEqual([
      '2026-02-28',
      '2026-02-28',
    ]);
  });

  it('shows whole weeks starting on the first day of the week', () => {
    const ends = (start: 0 | 1) => {
      const weeks = weeksOfMonth('2026-11-20', start);
      return [weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length];
    };
    expect(ends(0)).toEqual(['2026-11-01', '2026-12-05', 5]);
    expect(ends(1)).toEqual(['2026-10-26', '2026-12-06', 6]);
  });
});

describe('a preset date range', () => {
  it('includes both its ends', () => {
    expect(rangeOf('last7', '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(rangeOf('lastMonth', '2026-03-20')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

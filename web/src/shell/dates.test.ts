import { describe, expect, it } from 'vitest';
import { dateHabitsOf } from '#ui/date-habits.ts';
import { dateFormats } from './dates.ts';
import { formatsOf } from './formats.ts';

const sydney = dateFormats('Australia/Sydney');
// In Sydney, clocks go forward on 2026-10-04 at 02:00.
const nextDay = '2026-10-03T23:30:00Z';
const nightBefore = '2026-10-03T15:30:00Z';

describe('dates', () => {
  it('are in US English [ui-localisation-001] [const-018]', () => {
    expect(sydney.date('2026-03-09T01:00:00Z')).toBe('03/09/2026');
    expect(sydney.relative('2026-11-20T00:00:00Z', '2026-11-20T03:00:00Z')).toBe('3 hours ago');
  });

  it('are left out of a time on the day that is shown', () => {
    const due = ['2026-11-18', '2026-11-19'].map((day) =>
      sydney.timeOn('2026-11-18T03:05:00Z', day),
    );
    expect(due).toEqual(['2:05 PM', 'Nov 18, 2:05 PM']);
  });

  it('show relative time in the given language, or in English for an unknown one', () => {
    const ago = (language: string) =>
      formatsOf('UTC', 'AUD', language).relative('2026-11-20T00:00:00Z', '2026-11-20T03:00:00Z');
    expect(['de', 'en', '<b>no language</b>'].map(ago)).toEqual([
      'vor 3 Stunden',
      '3 hours ago',
      '3 hours ago',
    ]);
  });

  it('are parsed as MM/dd/yyyy [ui-localisation-002] [const-019]', () => {
    expect([sydney.date('2026-03-09T01:00:00Z'), sydney.plainDate('2026-03-09')]).toEqual([
      '03/09/2026',
      '03/09/2026',
    ]);
  });

  it('start the week on Sunday [ui-localisation-003] [const-020]', () => {
    expect(dateHabitsOf('en', 'UTC').weekStartsOn).toBe(0);
  });

  it('follow the language of their reader', () => {
    const written = (language: string) => {
      const formats = dateFormats('Australia/Sydney', language);
      return [formats.dateTime('2026-03-01T03:05:00Z'), dateHabitsOf(language, 'UTC').weekStartsOn];
    };
    expect(['en', 'en-AU', 'en-NZ', 'de'].map(written)).toEqual([
      ['03/01/2026, 2:05 PM', 0],
      ['01/03/2026, 2:05 pm', 1],
      ['01/03/2026, 2:05 pm', 1],
      ['01.03.2026, 14:05', 1],
    ]);
  });

  it("are shown in the tenant's time zone, across clock changes", () => {
    expect([sydney.dateTime(nightBefore), sydney.dateTime(nextDay)]).toEqual([
      '10/04/2026, 1:30 AM',
      '10/04/2026, 10:30 AM',
    ]);
    expect(sydney.exact(nextDay)).toBe('10/04/2026, 10:30:00 AM GMT+11');
    expect(dateFormats('America/Los_Angeles').dateTime(nextDay)).toBe('10/03/2026, 4:30 PM');
    expect(sydney.dayOf('2026-10-03T14:30:00Z')).toBe('2026-10-04');
  });

  it('show a dash for an invalid date', () => {
    expect([sydney.date('soon'), sydney.plainDate('')]).toEqual(['—', '—']);
  });
});

describe('money and numbers', () => {
  it("use the tenant's currency and a real minus sign", () => {
    const { money, number } = formatsOf('Australia/Sydney', 'AUD');
    expect([money(1234.5), money(-1), number(1234.5678)]).toEqual([
      '$1,234.50',
      '−$1.00',
      '1,234.568',
    ]);
  });

  it('follow the language of their reader', () => {
    const { money, number } = formatsOf('Australia/Sydney', 'AUD', 'de');
    expect([money(1234.5), number(1234.5678)]).toEqual(['1.234,50\u00A0$', '1.234,568']);
  });
});

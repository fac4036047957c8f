import { describe, expect, it } from 'vitest';
import { dayNames } from './day-names.ts';

describe('chart dates', () => {
  it('omit a year they share', () => {
    expect(dayNames(['2026-11-09', '2026-11-10'], 'en')).toEqual(['Nov 9', 'Nov 10']);
  });

  it('are written as the language does', () => {
    const days = ['2026-11-09', '2026-11-10'];
    expect([dayNames(days, 'en-AU'), dayNames(days, 'de')]).toEqual([
      ['9 Nov', '10 Nov'],
      ['9. Nov.', '10. Nov.'],
    ]);
  });

  it('include the year when there are several', () => {
    expect(dayNames(['2025-12-29', '2026-01-05'], 'en')).toEqual(['Dec 29, 2025', 'Jan 5, 2026']);
  });

  it('are months when each is the first of one', () => {
    expect(dayNames(['2025-12-01', '2026-01-01'], 'en')).toEqual(['Dec 2025', 'Jan 2026']);
    expect(dayNames(['2026-01-01'], 'en')).toEqual(['Jan 1']);
  });
});

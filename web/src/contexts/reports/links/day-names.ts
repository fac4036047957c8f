import { dateDefaults } from '#shell/dates.ts';

/**
 * Days as short as a chart can name them without naming two alike: `Nov 10`, with the year where
 * they are of several, `Nov 2025` where each begins a month.
 * @param days plain dates, yyyy-MM-dd.
 */
export function dayNames(days: readonly string[]): readonly string[] {
  const areMonths = days.length > 1 && days.every((day) => day.endsWith('-01'));
  const areOfOneYear = new Set(days.map((day) => day.slice(0, 4))).size === 1;
  const format = new Intl.DateTimeFormat(dateDefaults.locale, {
    timeZone: 'UTC',
    month: 'short',
    ...(areMonths ? {} : { day: 'numeric' }),
    ...(areMonths || !areOfOneYear ? { year: 'numeric' } : {}),
  });
  return days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
}

import { type DateFormat, plainDateText } from '@waybill/kernel/formats';

/**
 * Days as short as a chart can name them without naming two alike: `10 Nov`, with the year where
 * they are of several, `Nov 2025` where each begins a month.
 * @param days plain dates, yyyy-MM-dd.
 */
export function dayNames(days: readonly string[], language: string): readonly string[] {
  const areMonths = days.length > 1 && days.every((day) => day.endsWith('-01'));
  const areOfOneYear = new Set(days.map((day) => day.slice(0, 4))).size === 1;
  const withDay: DateFormat = areOfOneYear ? 'shortDay' : 'day';
  return days.map((day) => plainDateText(day, areMonths ? 'shortMonth' : withDay, language));
}

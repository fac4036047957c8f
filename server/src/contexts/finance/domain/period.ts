import {
  addDays,
  daysBetween,
  type LocalDate,
  localDate,
  weekdayOf,
} from '@waybill/kernel/local-date';

/** A Monday from which fortnights are counted. */
const firstFortnight = localDate('2024-01-01');

/**
 * True on the day after a period ended, when its freight is invoiced (decisions F-05): every day, on
 * Mondays, on every other Monday, or on the first of a month. An unknown period is a month.
 */
export function isBillingDay(period: string, day: LocalDate): boolean {
  if (period === 'Daily') return true;
  if (period === 'Weekly') return weekdayOf(day) === 1;
  if (period === 'Fortnightly') return daysBetween(firstFortnight, day) % 14 === 0;
  return day.endsWith('-01');
}

/** Days after the due date on which a customer is reminded. */
const reminders_days: readonly number[] = [1, 7, 14, 30];

/** The due dates whose invoices are reminded of on a day. */
export const dueDatesToRemind = (day: LocalDate): readonly LocalDate[] =>
  reminders_days.map((days) => addDays(day, -days));

import {
  addDays,
  daysBetween,
  endOfMonth,
  type LocalDate,
  localDate,
  weekdayOf,
} from '@waybill/kernel/local-date';

/** A Monday from which fortnights are counted. */
const firstFortnight = localDate('2024-01-01');

/** How often a customer is invoiced, and on which weekday (1 is Monday) or day of the month. */
export type BillingPeriod = { readonly period: string; readonly invoiceDay: number | null };

/**
 * True on the day after a period ended, when its freight is invoiced (decisions F-05): every day,
 * on a weekday, on that weekday every other week, or on a day of the month (the last day in shorter
 * months). An unknown period counts as a month.
 */
export function isBillingDay({ period, invoiceDay }: BillingPeriod, day: LocalDate): boolean {
  if (period === 'Daily' || period === 'PerBooking') return true;
  const wanted = invoiceDay ?? 1;
  // A day saved for a monthly period may exceed 7: Sunday is the last weekday.
  const weekday = Math.min(wanted, 7);
  if (period === 'Weekly') return weekdayOf(day) === weekday;
  if (period === 'Fortnightly') {
    return daysBetween(addDays(firstFortnight, weekday - 1), day) % 14 === 0;
  }
  return dayOfMonth(day) === Math.min(wanted, dayOfMonth(endOfMonth(day)));
}

/** Returns the last day of the newest period that has ended by the end of a day. */
export function lastPeriodEnd(billing: BillingPeriod, asOf: LocalDate): LocalDate {
  let end = asOf;
  while (!isBillingDay(billing, addDays(end, 1))) end = addDays(end, -1);
  return end;
}

const dayOfMonth = (day: LocalDate): number => Number(day.slice(8));

/** Days after the due date on which a customer receives a reminder. */
const reminders_days: readonly number[] = [1, 7, 14, 30];

/** Returns the due dates whose invoices get a reminder on a day. */
export const dueDatesToRemind = (day: LocalDate): readonly LocalDate[] =>
  reminders_days.map((days) => addDays(day, -days));

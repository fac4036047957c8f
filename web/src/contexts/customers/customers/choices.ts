import { wordsOf } from '@waybill/contract/customers/customers/choices';
import type { SelectOption } from '#ui/form/SelectField.tsx';
import type { Translate } from '#shell/texts/texts-context.ts';

/** The words of the wire as choices that people read. */
export const choicesOf = (words: readonly string[]): readonly SelectOption[] =>
  words.map((value) => ({ value, label: wordsOf(value) }));

/** Days of payment terms in words: `14 days`, `On receipt`. */
export const termsText = (days: number, t: Translate): string =>
  days === 0 ? t('On receipt') : t('{days} days', { days });

/** How much in each duration of the wire: `20 a month`; the amount alone where none is given. */
export function perDuration(amount: string, duration: string | null, t: Translate): string {
  switch (duration) {
    case 'Day':
      return t('{amount} per day', { amount });
    case 'Week':
      return t('{amount} per week', { amount });
    case 'Fortnight':
      return t('{amount} per fortnight', { amount });
    case 'Month':
      return t('{amount} per month', { amount });
    case 'Quarter':
      return t('{amount} per quarter', { amount });
    case 'Year':
      return t('{amount} per year', { amount });
    case null:
    default:
      return amount;
  }
}

/** Monday first, as invoice days are numbered. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The day on which a customer is invoiced; empty where its period has none. */
export function invoiceDayText(period: string, day: number | null, t: Translate): string {
  if (period === 'Monthly') return t('Day {day}', { day: String(day ?? 1) });
  const isByWeek = period === 'Weekly' || period === 'Fortnightly';
  return isByWeek ? t(weekdayNames[(day ?? 1) - 1] ?? 'Monday') : '';
}

/** Sunday first, as the wire numbers them (decisions C-12). */
export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The address that a customer wants to be written to about its freight; empty if it has none. */
export const emailFor = (customer: {
  readonly email: string | null;
  readonly bookingEmail: string | null;
}): string => customer.bookingEmail || customer.email || '';

import { wordsOf } from '@waybill/contract/customers/customers/choices';
import type { SelectOption } from '#ui/form/SelectField.tsx';
import type { Translate } from '#shell/texts/texts-context.ts';

/** Converts API values to readable options. */
export const choicesOf = (words: readonly string[]): readonly SelectOption[] =>
  words.map((value) => ({ value, label: wordsOf(value) }));

/** Formats payment terms: `14 days`, `On receipt`. */
export const termsText = (days: number, t: Translate): string =>
  days === 0 ? t('On receipt') : t('{days} days', { days });

/** Formats an amount per duration: `20 a month`; the amount alone without a duration. */
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

/** Describes the day on which a customer is invoiced; empty if its period has none. */
export function invoiceDayText(period: string, day: number | null, t: Translate): string {
  if (period === 'Monthly') return t('Day {day}', { day: String(day ?? 1) });
  const isByWeek = period === 'Weekly' || period === 'Fortnightly';
  return isByWeek ? t(weekdayNames[(day ?? 1) - 1] ?? 'Monday') : '';
}

/** Sunday first, as in the API (decisions C-12). */
export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Returns the customer's address for e-mails about freight; empty if it has none. */
export const emailFor = (customer: {
  readonly email: string | null;
  readonly bookingEmail: string | null;
}): string => customer.bookingEmail || customer.email || '';

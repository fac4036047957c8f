import { daysBetween, localDate } from '@waybill/kernel/local-date';
import type { Translate } from '#shell/texts/texts-context.ts';

/** Returns how many days a due date has passed, or 0. Both are dates in the tenant's timezone. */
const daysOverdue = (scheduledDay: string, today: string): number =>
  Math.max(0, daysBetween(localDate(scheduledDay), localDate(today)));

/** Returns `3 days overdue`, or nothing if it is not overdue. */
export function overdueText(scheduledDay: string, today: string, t: Translate): string {
  const days = daysOverdue(scheduledDay, today);
  if (days === 0) return '';
  return t('{days, plural, one {# day} other {# days}} overdue', { days });
}

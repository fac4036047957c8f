import { daysBetween, localDate } from '@waybill/kernel/local-date';
import type { Translate } from '#shell/texts/texts-context.ts';

/** How many days a due date is past; 0 while it is not. Both are days of the tenant. */
const daysOverdue = (scheduledDay: string, today: string): number =>
  Math.max(0, daysBetween(localDate(scheduledDay), localDate(today)));

/** `3 days overdue`, or nothing while it is not. */
export function overdueText(scheduledDay: string, today: string, t: Translate): string {
  const days = daysOverdue(scheduledDay, today);
  if (days === 0) return '';
  return t('{days, plural, one {# day} other {# days}} overdue', { days });
}

import { daysBetween, localDate } from '@waybill/kernel/local-date';
import type { Say } from '#shell/texts/texts-context.ts';

/** How many days a due date is past; 0 while it is not. Both are days of the tenant. */
const daysOverdue = (dueDay: string, today: string): number =>
  Math.max(0, daysBetween(localDate(dueDay), localDate(today)));

/** `3 days overdue`, or nothing while it is not. */
export function overdueText(dueDay: string, today: string, say: Say): string {
  const days = daysOverdue(dueDay, today);
  if (days === 0) return '';
  return days === 1 ? say('1 day overdue') : say('{days} days overdue', { days });
}
